import type { RecordDay } from '@invitation/domain/event';
import type { ListedGuest, OtherArrivals } from '../../model/guest-list';
import { answerOf, comingOn, type DayAnswer } from '../../model/guests';
import { searchByName } from '../../model/name-search';

/** Guests who are coming first. */
const ORDER: Readonly<Record<DayAnswer, number>> = { yes: 0, unanswered: 1, no: 2, notInvited: 3 };

/** A guest, or arrivals of one who is no longer on the list. */
export type DoorGuest = ListedGuest | OtherArrivals;

export const isListed = (guest: DoorGuest): guest is ListedGuest => 'searchText' in guest;

/** How many people have arrived with a guest. */
export const arrivedOf = (
  { arrivals }: Pick<OtherArrivals, 'arrivals'>,
  { day }: Pick<RecordDay, 'day'>,
): number => arrivals[day] ?? 0;

/**
 * The guests whom the door looks for. Without a search: those who are coming, who may come, or who have arrived. A search
 * finds every guest.
 *
 * @param guests in alphabetical order
 */
export function guestsAtDoor(
  guests: readonly ListedGuest[],
  day: RecordDay,
  text: string,
): readonly ListedGuest[] {
  const isExpected = (guest: ListedGuest) =>
    ORDER[answerOf(guest, day)] <= ORDER.unanswered || arrivedOf(guest, day) > 0;
  const shown = text.trim() === '' ? guests.filter(isExpected) : searchByName(guests, text);
  return [...shown].sort((one, other) => ORDER[answerOf(one, day)] - ORDER[answerOf(other, day)]);
}

/**
 * Puts the rows into the order in which they are shown, so that no row moves under a finger. New ones are the last, and
 * those that are no longer found stay.
 *
 * @param shown their keys
 * @param all also those that are not found
 */
export function keepOrder<Row extends { readonly key: string }>(
  found: readonly Row[],
  shown: readonly string[],
  all: readonly Row[],
): readonly Row[] {
  const places = new Map(shown.map((key, index) => [key, index]));
  const placeOf = ({ key }: Row) => places.get(key) ?? shown.length;
  const keys = new Set(found.map(({ key }) => key));
  const kept = all.filter(({ key }) => places.has(key) && !keys.has(key));
  return [...found, ...kept].sort((one, other) => placeOf(one) - placeOf(other));
}

/** How many people have arrived, of all who are coming or have come. */
export function arrivals(
  guests: readonly ListedGuest[],
  others: readonly OtherArrivals[],
  day: RecordDay,
) {
  let arrived = others.reduce((sum, each) => sum + arrivedOf(each, day), 0);
  let expected = arrived;
  for (const guest of guests) {
    const here = arrivedOf(guest, day);
    arrived += here;
    expected += Math.max(here, comingOn(guest, day));
  }
  return { arrived, expected };
}
