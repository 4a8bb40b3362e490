import { dayFile, idFault } from '@invitation/domain/build-time/faults/day-faults';
import { QUESTIONS_FILE } from '@invitation/domain/build-time/faults/question-faults';
import { searchText } from '@invitation/domain/record/text-forms';
import * as z from 'zod';
import { CommandError } from '../command';
import { endOfDay, withDayEnd } from '../files/day-file';
import { readDocument } from '../files/documents';
import { type Value, withValue } from '../files/write-value';
import { weekday } from './day-id';
import { newFaults } from './edit-content';

type Files = ReadonlyMap<string, string>;

/** In UTF-16 code units, as in the schema of a day. */
const LABEL_LIMIT = 20;

export const required = (message: string) => z.string().trim().min(1, message);

/** What a couple says of a new day. Everything else has a default. */
export const newDaySchema = z.strictObject({
  title: required('Write what’s happening on this day.'),
  date: z.iso.date('Choose a date.'),
  start: required('Choose a time.'),
  end: required('Choose a time.'),
  location: required('Write the place.'),
});

export type NewDay = z.output<typeof newDaySchema>;

/** The name of a day's file, which is its name in the replies. */
export const dayIdSchema = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]*$/, 'Choose one word for the short name, such as sunday.');

/** The address of a map, which takes any words. */
const mapOf = (location: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: location })}`;

/** The values of a new day. */
export const newDay = (
  id: string,
  { title, date, start, end, location }: NewDay,
  city: string,
  description: Value,
) => ({
  title,
  // Two days of one weekday are told apart by their titles.
  ...(id !== weekday(date) && { label: title.slice(0, LABEL_LIMIT).trim() }),
  date,
  start,
  end: endOfDay({ date, start, end }),
  shownEnd: 'none',
  location,
  mapLink: mapOf(
    searchText(location).includes(searchText(city)) ? location : `${location}, ${city}`,
  ),
  description,
  guests: 'everyone',
  asked: 'yes',
  thankYouCard: 'no',
});

/**
 * A content in which a day has another name, also in the questions about it. A day that is called after its weekday moves to another
 * date together with its name.
 *
 * @throws CommandError for a name that another day has, or that this day cannot have
 */
export function renamedDay(files: Files, from: string, to: string, date?: string): Files {
  const text = files.get(dayFile(from));
  if (text === undefined) throw new CommandError(`There is no day ${from}.`);
  const fault = idFault(to, 'friday or welcomeDrinks');
  if (fault) throw new CommandError(`A day cannot be called ${to}: it ${fault}`);
  if (files.has(dayFile(to))) throw new CommandError(`Another day is called ${to}.`);
  const next = new Map(files);
  next.delete(dayFile(from));
  next.set(dayFile(to), date === undefined ? text : withDayEnd(withValue(text, ['date'], date)));
  const { questions } = Object(readDocument(files.get(QUESTIONS_FILE) ?? '').toJS());
  for (const [index, question] of (Array.isArray(questions) ? questions : []).entries()) {
    if (question?.if !== from) continue;
    const written = next.get(QUESTIONS_FILE) ?? '';
    next.set(QUESTIONS_FILE, withValue(written, ['questions', index, 'if'], to));
  }
  const [added] = newFaults(files, next);
  if (added) throw new CommandError(`${added.file}, ${added.field}: ${added.message}`);
  return next;
}
