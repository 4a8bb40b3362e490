import type { Day } from '@invitation/domain/event';
import { isFound, type ListedGuest, searchWords } from '../../model/guest-list';
import { answerOf, type DayAnswer, peopleOf } from '../../model/guests';

/** Those who come stand first. */
const ORDER: Readonly<Record<DayAnswer, number>> = { yes: 0, unanswered: 1, no: 2, notInvited: 3 };

export const hasArrived = ({ invitation }: ListedGuest, day: Day): boolean =>
  invitation?.arrived?.includes(day) ?? false;

/**
 * The guests whom the door looks for. Without a search: those who come, who may come, or who have arrived. A search finds
 * every guest.
 *
 * @param guests in alphabetical order
 */
export function guestsAtDoor(
  guests: readonly ListedGuest[],
  day: Day,
  text: string,
): readonly ListedGuest[] {
  const words = searchWords(text);
  const isShown = (guest: ListedGuest) =>
    words.length > 0
      ? isFound(guest, words)
      : ORDER[answerOf(guest, day)] <= ORDER.unanswered || hasArrived(guest, day);
  return guests
    .filter(isShown)
    .sort((one, other) => ORDER[answerOf(one, day)] - ORDER[answerOf(other, day)]);
}

/** How many people have arrived, and how many come. */
export function arrivals(guests: readonly ListedGuest[], day: Day) {
  let arrived = 0;
  let coming = 0;
  for (const guest of guests) {
    if (hasArrived(guest, day)) arrived += peopleOf(guest);
    if (answerOf(guest, day) === 'yes') coming += peopleOf(guest);
  }
  return { arrived, coming };
}
