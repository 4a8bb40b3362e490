import type { RecordDay } from '@invitation/domain/event/event';
import { possiblePeople } from '@invitation/domain/guest-list/arrivals';
import type { ListedGuest, OtherArrivals } from '../../model/people/guest-list';
import { answerOf, comingOn, type DayAnswer } from '../../model/people/guests';
import { searchByName } from '../../model/text/name-search';

/** Guests who are coming first. */
const ORDER: Readonly<Record<DayAnswer, number>> = { yes: 0, unanswered: 1, no: 2, notInvited: 3 };

/** A guest, or arrivals of one who is no longer on the list. */
export type DoorGuest = ListedGuest | OtherArrivals;

export const isListed = (guest: DoorGuest): guest is ListedGuest => 'reply' in guest;

type Day = Pick<RecordDay, 'day'>;

/** The fewest and the most people who may have arrived with a guest. */
export function arrivedOf({ arrivals }: DoorGuest, { day }: Day) {
  const possible = possiblePeople(arrivals, day);
  return { least: possible[0], most: Math.max(...possible) };
}

/** Whether two phones counted without knowing of each other, and nobody has decided yet. */
export const isUndecided = ({ arrivals }: DoorGuest, { day }: Day): boolean =>
  possiblePeople(arrivals, day).length > 1;

/** How many people of a guest said yes and have not arrived. */
export const missingOf = (guest: DoorGuest, day: Day): number =>
  isListed(guest) ? Math.max(0, comingOn(guest, day) - arrivedOf(guest, day).most) : 0;

/** Guests who wait for a decision come first, then arrivals without a guest. */
function rankOf(guest: DoorGuest, day: RecordDay): number {
  if (isUndecided(guest, day)) return -2;
  return isListed(guest) ? ORDER[answerOf(guest, day)] : -1;
}

/**
 * The guests to show at the door. Without a search: those who are coming, who may come, or who have arrived. A search finds every
 * guest, then arrivals without a name.
 *
 * @param all in alphabetical order
 */
export function guestsAtDoor(
  all: readonly DoorGuest[],
  day: RecordDay,
  text: string,
): readonly DoorGuest[] {
  const isHere = (guest: DoorGuest) => arrivedOf(guest, day).most > 0;
  const isExpected = (guest: DoorGuest) =>
    isHere(guest) || (isListed(guest) && ORDER[answerOf(guest, day)] <= ORDER.unanswered);
  const sorted = (guests: readonly DoorGuest[]) =>
    [...guests].sort((one, other) => rankOf(one, day) - rankOf(other, day));
  if (text.trim() === '') return sorted(all.filter(isExpected));
  const found = searchByName(all, text).filter((guest) => isListed(guest) || isHere(guest));
  // Arrivals of deleted guests have no name; show them below the matches.
  const nameless = all.filter((guest) => !isListed(guest) && !guest.name && isHere(guest));
  return [...sorted(found), ...nameless];
}

/**
 * Puts the rows into the order in which they are shown, so that no row moves under a finger. New ones are last, and shown ones stay
 * even if they are no longer found.
 *
 * @param shown the keys of the rows that are shown now
 * @param all all rows, also those that are not found
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

/** How many people have arrived, at least and at most, of all who are coming or may have come, and how many are missing. */
export function arrivals(all: readonly DoorGuest[], day: Day) {
  const total = { least: 0, most: 0, expected: 0, missing: 0 };
  for (const guest of all) {
    const { least, most } = arrivedOf(guest, day);
    total.least += least;
    total.most += most;
    total.missing += missingOf(guest, day);
    total.expected += Math.max(most, isListed(guest) ? comingOn(guest, day) : 0);
  }
  return total;
}
