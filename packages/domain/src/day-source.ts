import { Temporal } from 'temporal-polyfill';
import * as z from 'zod';
import { type ContentFault, faultsOf, httpsLink, shownText, timeZoneName } from './content-fields';
import { DAY_GUESTS, DAYS, type Day, type DayGuests } from './event';
import {
  clockChangeFault,
  dateField,
  type LocalTime,
  localTime,
  timeField,
  timeOrDateTimeField,
  weekdayOf,
} from './local-time';

/** A day as a content file describes it, in local times. */
export interface DaySource {
  readonly day: Day;
  readonly title: string;
  readonly location: string;
  /** An `https:` address that opens a map at the location. */
  readonly mapLink: string;
  readonly description: string;
  /** The local date, such as `2025-10-03`. */
  readonly date: string;
  /** The local time, such as `16:45`. */
  readonly start: string;
  /** The local time, such as `22:00`. After midnight it needs its date: `2025-10-04T02:00`. */
  readonly end: string;
  /** The end that guests read: its time, nothing, or a word as in `6pm to close`. Calendars always get the time. */
  readonly shownEnd: 'time' | 'none' | { readonly word: string };
  /** An IANA name, such as `America/New_York`. */
  readonly timeZone: string;
  readonly guests: DayGuests;
  /** Whether the form asks about this day. The thank-you page then has its calendar links. */
  readonly asked: boolean;
  /** Whether the thank-you page shows a card for this day. */
  readonly thankYouCard: boolean;
}

type TimeFields = Pick<DaySource, 'day' | 'date' | 'start' | 'end' | 'timeZone'>;

export const startOf = ({ date, start, timeZone }: TimeFields): LocalTime =>
  localTime(date, start, timeZone);
export const endOf = ({ date, end, timeZone }: TimeFields): LocalTime =>
  localTime(date, end, timeZone);

function timeFaults(source: TimeFields): ContentFault[] {
  const weekday = weekdayOf(source.date);
  const start = startOf(source);
  const end = endOf(source);
  const faults: ContentFault[] = [];
  if (weekday.toLowerCase() !== source.day) {
    const expected = source.day.charAt(0).toUpperCase() + source.day.slice(1);
    const message = `${source.date} is a ${weekday}. Write the date of a ${expected}.`;
    faults.push({ field: 'date', message });
  }
  for (const [field, time] of Object.entries({ start, end })) {
    const message = clockChangeFault(time);
    if (message !== null) faults.push({ field, message });
  }
  if (Temporal.PlainDateTime.compare(start.dateTime, end.dateTime) >= 0) {
    const nextDay = start.dateTime.add({ days: 1 }).toPlainDate();
    const message = `${source.end} is not after the start, ${source.start}. If the day ends after midnight, include the date: ${nextDay}T02:00.`;
    faults.push({ field: 'end', message });
  }
  return faults;
}

/** Longest title, in UTF-16 code units: three lines of a card on a phone of 320 pixels. */
const TITLE_LIMIT = 60;
const LOCATION_LIMIT = 200;
const DESCRIPTION_LIMIT = 600;
/** Longest word in place of the end's time, in UTF-16 code units. */
const WORD_LIMIT = 20;

const textFields = z.strictObject({
  title: shownText(TITLE_LIMIT),
  location: shownText(LOCATION_LIMIT),
  mapLink: httpsLink,
  description: shownText(DESCRIPTION_LIMIT),
});

const timeFields = z
  .strictObject({
    day: z.enum(DAYS),
    date: dateField,
    start: timeField,
    end: timeOrDateTimeField,
    timeZone: timeZoneName,
  })
  .check(({ value, issues }) => {
    for (const { field, message } of timeFaults(value)) {
      issues.push({ code: 'custom', path: [field], message, input: value });
    }
  });

const optionFields = z.strictObject({
  shownEnd: z.union(
    [z.literal('time'), z.literal('none'), z.strictObject({ word: shownText(WORD_LIMIT) })],
    { error: "must be 'time', 'none' or { word: '…' }." },
  ),
  guests: z.enum(DAY_GUESTS, { error: 'must be everyone or weekend.' }),
  asked: z.boolean({ error: 'must be true or false.' }),
  thankYouCard: z.boolean({ error: 'must be true or false.' }),
});

/** All faults of a day, in the order of its fields. */
export function dayFaults(source: DaySource): ContentFault[] {
  const { title, location, mapLink, description, shownEnd, guests, asked, thankYouCard, ...times } =
    source;
  // Three schemas, so that a fault in one group of fields does not hide the faults of another.
  return [
    textFields.safeParse({ title, location, mapLink, description }),
    timeFields.safeParse(times),
    optionFields.safeParse({ shownEnd, guests, asked, thankYouCard }),
  ].flatMap(({ error }) => (error ? faultsOf(error) : []));
}
