import { Temporal } from 'temporal-polyfill';
import { nearest } from '../read/nearest';
import type { ContentSource } from '../read/site-content';
import { readable } from './saturday-faults';

/** Time zones follow borders, so clocks differ from the sun by up to three hours. */
const MAX_HOURS_FROM_SUN = 3.5;
/** The share of letters that may differ: `Lisboa` matches `Lisbon`, but `Home` does not match `Nome`. */
const TOLERANCE = 0.2;

const hoursIn = (timeZone: string, date: string) =>
  Temporal.PlainDate.from(date).toZonedDateTime(timeZone).offsetNanoseconds / 3.6e12;

/** The longitude in the address of a map, such as `…/@38.71,-9.13,17z` or `?ll=38.71,-9.13`. */
const longitudeIn = (mapLink: string): number | null => {
  const [, degrees] = /[@= ]-?\d+\.\d+,\s*(-?\d+\.\d+)/.exec(readable(mapLink)) ?? [];
  return degrees === undefined ? null : Number(degrees);
};

/** A place outside the content's time zone, found by its map or by a time zone named after its city; `null` if none is found. */
export function zoneOfPlace({
  celebration: { timeZone, postmark, gateSubtitle },
  days,
}: ContentSource): Record<'place' | 'timeZone' | 'advice', string> | null {
  const cities = new Map(
    Intl.supportedValuesOf('timeZone').map((zone) => [
      (zone.split('/').at(-1) ?? '').replaceAll('_', ' '),
      zone,
    ]),
  );
  for (const { date, location, mapLink } of days.values()) {
    const hours = hoursIn(timeZone, date);
    const longitude = longitudeIn(mapLink);
    if (longitude !== null && Math.abs(longitude / 15 - hours) > MAX_HOURS_FROM_SUN) {
      const sun = Math.round(longitude / 15);
      const zone = `a zone about ${sun} hours from UTC`;
      return { place: location, timeZone: zone, advice: 'Write the time zone of the place.' };
    }
    const places = [postmark.join(' '), gateSubtitle, location].flatMap((text) => text.split(','));
    for (const place of places.map((text) => text.trim()).filter(({ length }) => length > 3)) {
      const zone = cities.get(nearest(place, [...cities.keys()], TOLERANCE) ?? '');
      // Perth is also in Scotland.
      const advice = `Write that, unless you mean another ${place}.`;
      if (zone && hoursIn(zone, date) !== hours) return { place, timeZone: zone, advice };
    }
  }
  return null;
}
