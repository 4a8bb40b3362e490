import { Temporal } from 'temporal-polyfill';
import { RESERVED_NAMES } from '../../src/record/rsvp-fields';
import type { Language } from '../../src/words/words';
import type { Finding, ReadFile } from '../read/read-yaml';
import { clockChangeFault, localTime, weekdayOf } from '../schema/local-time';
import { celebrationSchema, type DaySource, daySchema } from '../schema/schema';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const MAX_DAYS = 7;
/** The id of a day or a question is also the field of a reply. */
const ID = /^[a-z][a-zA-Z\d]{0,29}$/;

export const dayFile = (id: string) => `days/${id}.yaml`;

/** Whether a file is named after a weekday, but its date is another one. */
const isOtherWeekday = (id: string, date: string): boolean =>
  WEEKDAYS.includes(id) && weekdayOf(date).toLowerCase() !== id;

/** Faults in the combination of values that are each valid. */
export function* timeFaults(
  id: string,
  value: unknown,
  timeZone: unknown,
): Generator<readonly [keyof DaySource, string]> {
  const given = value as Record<string, unknown>;
  const { date, start, end } = daySchema.shape;
  const times = {
    date: date.safeParse(given.date).data,
    start: start.safeParse(given.start).data,
    end: end.safeParse(given.end).data,
    timeZone: celebrationSchema.shape.timeZone.safeParse(timeZone).data,
  };
  if (times.date === undefined) return;
  if (isOtherWeekday(id, times.date)) {
    const expected = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
    yield ['date', `${times.date} is a ${weekdayOf(times.date)}. Write the date of a ${expected}.`];
  }
  if (times.timeZone === undefined) return;
  for (const field of ['start', 'end'] as const) {
    const time = times[field];
    const message = time && clockChangeFault(localTime(times.date, time, times.timeZone));
    if (message) yield [field, message];
  }
  if (times.start === undefined || times.end === undefined) return;
  const from = localTime(times.date, times.start, times.timeZone).dateTime;
  const to = localTime(times.date, times.end, times.timeZone).dateTime;
  if (Temporal.PlainDateTime.compare(from.add({ days: 1 }), to) < 0) {
    yield ['end', `${times.end} is more than a day after the start. Write the end of this day.`];
  }
  if (Temporal.PlainDateTime.compare(from, to) < 0) return;
  const nextDay = from.add({ days: 1 }).toPlainDate();
  yield [
    'end',
    `${times.end} is not after the start, ${times.start}. If the day ends after midnight, include the date: ${nextDay}T02:00.`,
  ];
}

/** @returns `null` for a valid id of a day or a question */
export function idFault(id: string, examples: string): string | null {
  if (!ID.test(id)) {
    const [first = '', ...others] = id.match(/[a-z\d]+/gi) ?? [];
    const own = `${first.charAt(0).toLowerCase()}${first.slice(1)}${others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
    const better = ID.test(own) ? own : examples;
    return `has a name that no field of a reply can have. Use letters and digits, such as ${better}.`;
  }
  // Every object inherits these names, such as `toString`: a reply without the field would seem to have it.
  if (id in {}) return 'has a name that the site uses itself. Choose another one.';
  return RESERVED_NAMES.includes(id) || /(People|Who)$/.test(id)
    ? 'has the name of another field of a reply. Choose another one.'
    : null;
}

export function* daysFaults(
  days: readonly (readonly [string, ReadFile<DaySource>])[],
  language: Language,
): Generator<Finding> {
  const nowhere = { file: 'days', line: null, field: '' };
  if (days.length === 0) {
    yield { ...nowhere, message: 'has no file. Write at least one day, such as days/friday.yaml.' };
  }
  if (days.length > MAX_DAYS) {
    yield { ...nowhere, message: `has ${days.length} files. A celebration has at most 7 days.` };
  }
  const labels = new Map<string, string>();
  for (const [id, { data, find }] of days) {
    if (!data) continue;
    const label = data.label ?? weekdayOf(data.date, language);
    const other = labels.get(label);
    if (other && !isOtherWeekday(id, data.date)) {
      // In English, so that the fault is the same in each language and is reported once.
      const shown = data.label ?? weekdayOf(data.date);
      yield find(['date'], `is a ${shown}, as ${other} is. Give one of the two another label.`);
    }
    if (!isOtherWeekday(id, data.date)) labels.set(label, dayFile(id));
    if (!data.asked && !data.thankYouCard) {
      yield find(
        ['asked'],
        'is no, and so is thankYouCard: no guest sees this day. Write yes for one of the two.',
      );
    }
  }
  const all = days.flatMap(([, { data }]) => data ?? []);
  if (all.length === days.length && all.length > 0 && !all.some(({ asked }) => asked)) {
    yield { ...nowhere, message: 'has no day with asked: yes, so guests could reply to nothing.' };
  }
}
