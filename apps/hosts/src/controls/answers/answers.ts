import type { DayAnswer } from '../../model/people/guests';

/** The answers in the order of bars and legends. */
export const DAY_ANSWERS = [
  'yes',
  'no',
  'unanswered',
  'notInvited',
] as const satisfies readonly DayAnswer[];

/** Signs that can be told apart without colours. */
export const ANSWER_SIGNS: Readonly<Record<DayAnswer, string>> = {
  yes: '✓',
  no: '✕',
  unanswered: '?',
  notInvited: '–',
};
