import { DAYS } from '@invitation/domain/event';
import { answerOf, type Guest } from '../../model/guests';
import type { GuestsSearch } from '../../shell/router';

/** Whether a guest has the answer of a filter. Without a day, the filter is about all days. */
export function hasAnswer(guest: Guest, { day, answer }: Pick<GuestsSearch, 'day' | 'answer'>) {
  if (day) {
    const given = answerOf(guest, day);
    return answer ? given === answer : given !== 'notInvited';
  }
  const given = DAYS.map((each) => answerOf(guest, each));
  switch (answer) {
    case 'no':
      return given.includes('no') && !given.includes('yes');
    case 'unanswered':
      return guest.reply === null;
    case undefined:
      return true;
    default:
      return given.includes(answer);
  }
}

/** Whether a guest has written dietary restrictions. */
export const hasDiet = ({ reply }: Guest): boolean =>
  (reply?.dietaryRestrictions ?? '').trim() !== '';
