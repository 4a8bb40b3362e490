import type { RecordDay } from '@invitation/domain/event';
import type { ListedGuest } from '../../model/guest-list';
import { answerOf, type DayAnswer, peopleOf } from '../../model/guests';
import { searchByName } from '../../model/name-search';

/** Guests who are coming first. */
const ORDER: Readonly<Record<DayAnswer, number>> = { yes: 0, unanswered: 1, no: 2, notInvited: 3 };

/** How many people have arrived with a guest. */
export const arrivedOf = (
  { arrivals }: Pick<ListedGuest, 'arrivals'>,
  { day }: Pick<RecordDay, 'day'>,
): number => arrivals[day] ?? 0;

export const hasArrived = (guest: ListedGuest, day: Pick<RecordDay, 'day'>): boolean =>
  arrivedOf(guest, day) > 0;

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
    ORDER[answerOf(guest, day)] <= ORDER.unanswered || hasArrived(guest, day);
  const shown = text.trim() === '' ? guests.filter(isExpected) : searchByName(guests, text);
  return [...shown].sort((one, other) => ORDER[answerOf(one, day)] - ORDER[answerOf(other, day)]);
}

/**
 * Puts the guests into the order in which they are shown, so that no row moves under a finger. New ones are the last.
 *
 * @param shown their keys
 */
export function keepOrder(
  guests: readonly ListedGuest[],
  shown: readonly string[],
): readonly ListedGuest[] {
  const places = new Map(shown.map((key, index) => [key, index]));
  const placeOf = ({ key }: ListedGuest) => places.get(key) ?? shown.length;
  return [...guests].sort((one, other) => placeOf(one) - placeOf(other));
}

/** How many people have arrived, of all who are coming or have come. */
export function arrivals(guests: readonly ListedGuest[], day: RecordDay) {
  let arrived = 0;
  let expected = 0;
  for (const guest of guests) {
    const here = arrivedOf(guest, day);
    arrived += here;
    expected += Math.max(here, answerOf(guest, day) === 'yes' ? peopleOf(guest) : 0);
  }
  return { arrived, expected };
}
