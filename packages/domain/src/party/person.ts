import { party as words } from '@invitation/domain/words/group/party';
import type { DayId } from '../event/event';
import type {} from '../mode/features';
import type { Fields, Person, Question } from '../record/record';
import { INVISIBLE } from '../record/visible';

/** In characters, which the rules count in a regular expression (B14). */
export const PERSON_NAME_LIMIT = 80;
/** In characters. */
export const NEED_LIMIT = 500;

const FIRST_LETTER = new RegExp(`^[^_${INVISIBLE}]`, 'u');

/** Whether the rules accept the name. Firestore refuses field names such as `__a__`. */
export const isPersonName = (name: string): boolean =>
  FIRST_LETTER.test(name) && isLine(name, PERSON_NAME_LIMIT) && !/\p{Cs}/u.test(name);

/** Whether the rules accept the answer. */
export const isPersonAnswer = ({ limit, options }: Question, value: unknown): value is string =>
  typeof value === 'string' &&
  (options.length > 0 ? options.includes(value) : isLine(value, limit));

/** @param limit in characters */
export const isLine = (text: string, limit: number): boolean =>
  [...text].length <= limit && !/[\n\r]/.test(text);

/** The named people who come (B14), each with only the days that the reply says yes to. */
export function peopleIn(reply: Fields): readonly Person[] {
  if (globalThis.WITHOUT_NAMED_GUESTS || !Array.isArray(reply.people)) return [];
  return (reply.people as readonly Person[])
    .map((person) => ({ ...person, days: person.days.filter((day) => reply[day] === 'yes') }))
    .filter(({ days }) => days.length > 0);
}

export const namesOn = (reply: Fields | null, day: DayId): readonly string[] =>
  peopleIn(reply ?? {})
    .filter(({ days }) => days.includes(day))
    .map(({ name }) => name);

/** E.g. `Ana and Rui are coming`; `null` if the day has no names. */
export function whoComes(reply: Fields, day: DayId): string | null {
  if (globalThis.WITHOUT_NAMED_GUESTS) return null;
  const names = namesOn(reply, day);
  return names.length > 0 ? words.coming(names) : null;
}

/** @param heads how many came before, if they had no names */
export function addedNames(
  day: DayId,
  before: Fields | null,
  after: Fields,
  heads: number,
): readonly string[] {
  const known = namesOn(before, day);
  const names = namesOn(after, day);
  return known.length > 0 ? names.filter((name) => !known.includes(name)) : names.slice(heads);
}
