import type { DayId } from '@invitation/domain/event/event';
import type { Mode } from '@invitation/domain/mode/mode';
import type { DayAnswer } from '../model/people/guests';

/**
 * The addresses of the pages. All of them are fragments, which never reach a server: the key of a guest with a personal
 * invitation is also the secret of their link (B14).
 */
export const ADDRESSES = {
  overview: '#/',
  guests: '#/guests',
  door: '#/door',
  more: '#/more',
  walkIn: '#/door/add',
  newGuest: '#/new-guest',
  print: '#/print',
  hosts: '#/hosts',
  backup: '#/backup',
  reminders: '#/reminders',
  thanks: '#/thanks',
  news: '#/news',
  import: '#/import',
  cards: '#/cards',
  placeCards: '#/cards?group=place',
  tables: '#/tables',
  album: '#/album',
} as const;

export const guestAddress = (key: string): string => `#/guests/${encodeURIComponent(key)}`;

/** The replies that say yes, but not how many come. */
export const UNKNOWN_PEOPLE = `${ADDRESSES.guests}?people=unknown`;

/** The guests who said yes, and whose invitation was withdrawn. */
export const WITHDRAWN_YES = `${ADDRESSES.guests}?invitation=withdrawn`;

/** The page that sends news to guests one by one. */
export const sendNewsAddress = (guests: Mode, at: Date): string =>
  `${ADDRESSES.news}/send?guests=${guests}&at=${at.getTime()}`;

/** The guests with an answer to a day. */
export const answerAddress = (day: DayId, answer: DayAnswer): string =>
  `${ADDRESSES.guests}?day=${day}&answer=${answer}`;
