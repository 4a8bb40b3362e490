import type { DayAnswer } from '../../model/guests';

/** The answers in the order of bars and legends. */
export const DAY_ANSWERS = [
  'yes',
  'no',
  'unanswered',
  'notInvited',
] as const satisfies readonly DayAnswer[];

/** What an answer means, in the middle of a sentence. */
export const ANSWER_TEXTS: Readonly<Record<DayAnswer, string>> = {
  yes: 'coming',
  no: 'not coming',
  unanswered: 'not answered',
  notInvited: 'not invited',
};

/** The same of several people, as in legends. */
export const ANSWER_HEADINGS: Readonly<Record<DayAnswer, string>> = {
  yes: 'Coming',
  no: 'Not coming',
  unanswered: 'Not answered',
  notInvited: 'Not invited',
};

/** Signs that differ without their colours. */
export const ANSWER_SIGNS: Readonly<Record<DayAnswer, string>> = {
  yes: '✓',
  no: '✕',
  unanswered: '?',
  notInvited: '–',
};
