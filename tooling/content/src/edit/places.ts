import { searchText } from '@invitation/domain/record/text-forms';
import { cityMapping } from 'city-timezones';

/** A place that a couple can choose. */
export interface Place {
  readonly city: string;
  /** With what tells it from others of its name. */
  readonly label: string;
  /** An IANA name. */
  readonly timeZone: string;
}

const MOST = 6;
/** Of what somebody has typed, in characters. Fewer letters begin too many names. */
const LEAST = 2;

const isZone = (timeZone: string | null): timeZone is string => {
  try {
    return timeZone !== null && Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
};

const nameOf = ({ city, province, country }: (typeof cityMapping)[number]) =>
  [...new Set([city, province, country])].filter(Boolean).join(', ');

/** By population. Many cities have a name in English, and their region one in its own language: Lisbon is in Lisboa. */
const known = cityMapping
  .filter(({ timezone }) => isZone(timezone))
  .toSorted((one, other) => other.pop - one.pop)
  .map((entry) => ({
    city: entry.city,
    label: nameOf(entry),
    timeZone: entry.timezone,
    names: [entry.city, entry.city_ascii].map(searchText),
    region: searchText(entry.province ?? ''),
    whole: searchText(nameOf(entry)),
  }));

/** The places that somebody may mean: those of that very name first, then what begins so, each time the largest first. */
export function placesNamed(typed: string): readonly Place[] {
  const text = searchText(typed);
  if (text.length < LEAST) return [];
  const ways: ((place: (typeof known)[number]) => boolean)[] = [
    ({ names }) => names.includes(text),
    ({ region }) => region === text,
    ({ names }) => names.some((name) => name.startsWith(text)),
    ({ whole }) => whole.startsWith(text),
  ];
  const found = new Map(
    ways.flatMap((isMeant) => known.filter(isMeant).map((place) => [place.label, place])),
  );
  return [...found.values()]
    .slice(0, MOST)
    .map(({ city, label, timeZone }) => ({ city, label, timeZone }));
}
