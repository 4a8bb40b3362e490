// Runs while a site is built, never in a browser: the Vite plugin `dayData` replaces a day by the data that this gives.
import { Temporal } from 'temporal-polyfill';
import * as z from 'zod';
import type { AskedDay, AskedEvent, Day, InformationalEvent } from './event';

interface DayTexts {
  readonly title: string;
  readonly location: string;
  /** An `https:` address that opens a map at the location. */
  readonly mapLink: string;
  readonly description: string;
  /** The local date, as in `2025-10-03`. */
  readonly date: string;
  /** The local time, as in `16:45`. */
  readonly start: string;
  /** The local time, as in `22:00`; with its date, as in `2025-10-04T02:00`, where the day ends after midnight. */
  readonly end: string;
  /** What guests read of the end: its time, nothing, or a word as in `6pm to close`. Calendars know the time anyway. */
  readonly shownEnd: 'time' | 'none' | { readonly word: string };
  /** By its IANA name, as in `America/New_York`. */
  readonly timeZone: string;
}

/** A day as its hosts write it, with every time once and in local time. */
export type DaySource = DayTexts &
  (
    | { readonly day: AskedDay; readonly reply: 'asked' }
    | { readonly day: Day; readonly reply: 'informational' }
  );

/** One thing that is wrong with a file of the content. */
export interface ContentFault {
  /** The name of the field in its file, with dots between its parts. */
  readonly field: string;
  /** What is wrong, and how to mend it. */
  readonly message: string;
}

/** A day that cannot be read, with all its faults. */
export class DayError extends Error {
  override name = 'DayError';
  readonly faults: readonly ContentFault[];

  constructor(day: string, faults: readonly ContentFault[]) {
    const list = faults.map(({ field, message }) => `  - ${field}: ${message}`).join('\n');
    super(`The content of ${day} has faults:\n${list}`);
    this.faults = faults;
  }
}

/** The faults that a schema has found. */
export const faultsOf = ({ issues }: z.ZodError): ContentFault[] =>
  issues.map(({ path, message }) => ({ field: path.join('.'), message }));

/**
 * A text that a guest reads.
 *
 * @param limit in UTF-16 code units
 */
export const shownText = (limit: number) =>
  z
    .string({ error: 'is missing. Write it as a text.' })
    .refine((text) => text.trim() !== '', {
      error: 'is empty. Write what guests are to read there.',
      abort: true,
    })
    .refine((text) => text === text.trim(), 'has white space around it. Take that out.')
    .refine(({ length }) => length <= limit, {
      error: ({ input }) =>
        `has ${String(input).length} characters. Keep it to ${limit}, so that it fits on a phone.`,
    });

/** A link that leaves the site. */
export const httpsLink = z
  .string({ error: 'is missing. Write the address that begins with https://.' })
  .refine(
    (link) => URL.canParse(link) && new URL(link).protocol === 'https:',
    'is no https: address. Copy the whole address of the page, from https:// on.',
  );

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Offsets are accepted too, but know nothing of summer time.
    return /^[A-Z]/i.test(name);
  } catch {
    return false;
  }
};

/** The IANA name of a time zone. */
export const timeZoneName = z
  .string({ error: 'is missing. Write the IANA name, such as Europe/Lisbon.' })
  .refine(isTimeZone, {
    abort: true,
    error: ({ input }) =>
      `"${input}" is no time zone. Write an IANA name, such as Europe/Lisbon; https://en.wikipedia.org/wiki/List_of_tz_database_time_zones lists them.`,
  });

const parses = (parse: (text: string) => unknown) => (text: string) => {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
};

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && parses(Temporal.PlainDate.from)(text);
const isTime = (text: string) =>
  /^\d{2}:\d{2}$/.test(text) && parses(Temporal.PlainTime.from)(text);
const isDateTime = (text: string) => {
  const [date = '', time = '', ...rest] = text.split('T');
  return rest.length === 0 && isDate(date) && isTime(time);
};

/** A text in a format; `abort`, because nothing is computed with one that is not. */
const written = (accepts: (text: string) => boolean, kind: string, example: string) =>
  z.string({ error: `is missing. Write it as in ${example}.` }).refine(accepts, {
    abort: true,
    error: ({ input }) => `"${input}" is no ${kind}. Write it as in ${example}.`,
  });

const localDate = written(isDate, 'date', '2025-10-03');
const localTime = written(isTime, 'time', '16:45');
const localEnd = written(
  (text) => isTime(text) || isDateTime(text),
  'time',
  '22:00, or as in 2025-10-04T02:00 where it is after midnight',
);

/** When something is, by the clocks of a place. */
interface LocalTime {
  readonly field: string;
  readonly dateTime: Temporal.PlainDateTime;
  readonly timeZone: string;
}

/** Why a local time is not one moment: the clocks skip it or show it twice. `null` if it is one. */
function clockFault({ dateTime, timeZone }: LocalTime): string | null {
  const earlier = dateTime.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const later = dateTime.toZonedDateTime(timeZone, { disambiguation: 'later' });
  if (earlier.equals(later)) return null;
  const shown = dateTime.toString({ smallestUnit: 'minute' });
  return earlier.toPlainDateTime().equals(dateTime)
    ? `${shown} comes twice in ${timeZone}: the clocks are put back in that hour. Choose a time before or after it.`
    : `${shown} does not exist in ${timeZone}: the clocks are put forward in that hour. Choose a time before or after it.`;
}

const startOf = ({ date, start, timeZone }: TimedSource): LocalTime => ({
  field: 'start',
  dateTime: Temporal.PlainDateTime.from(`${date}T${start}`),
  timeZone,
});
const endOf = ({ date, end, timeZone }: TimedSource): LocalTime => ({
  field: 'end',
  dateTime: Temporal.PlainDateTime.from(isTime(end) ? `${date}T${end}` : end),
  timeZone,
});

type TimedSource = Pick<DaySource, 'day' | 'date' | 'start' | 'end' | 'timeZone'>;

const weekdayOf = (date: Temporal.PlainDate): string =>
  date.toLocaleString('en-US', { weekday: 'long' });

function timeFaults(source: TimedSource): ContentFault[] {
  const weekday = weekdayOf(Temporal.PlainDate.from(source.date));
  const start = startOf(source);
  const end = endOf(source);
  const faults: ContentFault[] = [];
  if (weekday.toLowerCase() !== source.day) {
    const expected = source.day.charAt(0).toUpperCase() + source.day.slice(1);
    const message = `${source.date} is a ${weekday}. Write the date of a ${expected}.`;
    faults.push({ field: 'date', message });
  }
  for (const time of [start, end]) {
    const message = clockFault(time);
    if (message !== null) faults.push({ field: time.field, message });
  }
  if (Temporal.PlainDateTime.compare(start.dateTime, end.dateTime) >= 0) {
    const next = start.dateTime.add({ days: 1 }).toPlainDate();
    const message = `${source.end} is not after the start, ${source.start}. Where the day ends after midnight, write the date too: ${next}T02:00.`;
    faults.push({ field: 'end', message });
  }
  return faults;
}

/** Longest title of a day, in UTF-16 code units: three lines of a card on the narrowest phone. */
const TITLE_LIMIT = 60;
const LOCATION_LIMIT = 200;
const DESCRIPTION_LIMIT = 600;

const texts = z.strictObject({
  title: shownText(TITLE_LIMIT),
  location: shownText(LOCATION_LIMIT),
  mapLink: httpsLink,
  description: shownText(DESCRIPTION_LIMIT),
});

const times = z
  .strictObject({
    day: z.enum(['friday', 'saturday', 'sunday']),
    date: localDate,
    start: localTime,
    end: localEnd,
    timeZone: timeZoneName,
  })
  .check(({ value, issues }) => {
    for (const { field, message } of timeFaults(value)) {
      issues.push({ code: 'custom', path: [field], message, input: value });
    }
  });

const decisions = z.strictObject({
  shownEnd: z.union(
    [z.literal('time'), z.literal('none'), z.strictObject({ word: shownText(20) })],
    {
      error: "is to be 'time', 'none' or { word: '…' }.",
    },
  ),
  reply: z.enum(['asked', 'informational'], {
    error: "is to be 'asked' or 'informational'.",
  }),
});

/** All faults of a day, in the order of its parts: one that is wrong hides none of another. */
function dayFaults(source: DaySource): ContentFault[] {
  const { title, location, mapLink, description, shownEnd, reply, ...when } = source;
  return [
    texts.safeParse({ title, location, mapLink, description }),
    times.safeParse(when),
    decisions.safeParse({ shownEnd, reply }),
  ].flatMap(({ error }) => (error ? faultsOf(error) : []));
}

/** A time as an invitation has it, e.g. `4:45pm` or `6pm`. */
function clockText({ hour, minute }: Temporal.PlainDateTime): string {
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${minutes}${hour < 12 ? 'am' : 'pm'}`;
}

function timeText(source: DaySource): string {
  const { shownEnd } = source;
  const start = clockText(startOf(source).dateTime);
  if (shownEnd === 'none') return start;
  return `${start} to ${shownEnd === 'time' ? clockText(endOf(source).dateTime) : shownEnd.word}`;
}

const utc = ({ dateTime, timeZone }: LocalTime): string =>
  dateTime.toZonedDateTime(timeZone).toInstant().toString();

/** What guests and calendars are given of a day. */
export type EventOf<Source extends DaySource> = Source['reply'] extends 'asked'
  ? AskedEvent
  : InformationalEvent;

/**
 * Makes of a day, as its hosts write it, what guests read and what calendars need: the sentence of its date, the text
 * of its time, and its times in UTC.
 *
 * @throws DayError with all faults, e.g. a date of another weekday, or a time that the clocks skip or show twice
 */
export function defineDay<const Source extends DaySource>(source: Source): EventOf<Source> {
  const faults = dayFaults(source);
  if (faults.length > 0) throw new DayError(source.day, faults);
  const { day, title, location, mapLink, description, timeZone, reply } = source;
  const date = Temporal.PlainDate.from(source.date);
  return {
    day,
    weekday: weekdayOf(date),
    title,
    date: date.toLocaleString('en-US', { dateStyle: 'full' }),
    time: timeText(source),
    location,
    mapLink,
    description,
    start: utc(startOf(source)),
    end: utc(endOf(source)),
    timeZone,
    reply,
  } as EventOf<Source>;
}
