import { Temporal } from 'temporal-polyfill';
import * as z from 'zod';
import { type Language, WORDS } from '../../src/words/words';

export interface LocalTime {
  readonly dateTime: Temporal.PlainDateTime;
  readonly timeZone: string;
}

const isDate = (text: string) => z.iso.date().safeParse(text).success;
const isTime = (text: string) => z.iso.time({ precision: -1 }).safeParse(text).success;
const isDateTime = (text: string) => {
  const [date = '', time = '', ...rest] = text.split('T');
  return rest.length === 0 && isDate(date) && isTime(time);
};

// A wrong format aborts, because later checks calculate with the value.
const formatted = (isValid: (text: string) => boolean, kind: string, format: string) =>
  z
    .string({ error: `is missing. Use the format ${format}.` })
    // Accepts 9:30, 9.30 and 9h30.
    .overwrite((text) =>
      text.replace(
        /(^|T)(\d{1,2})[:.h](\d\d)$/,
        (_, before, hours, minutes) => `${before}${hours.padStart(2, '0')}:${minutes}`,
      ),
    )
    .refine(isValid, {
      abort: true,
      error: ({ input }) => `"${input}" is not a ${kind}. Use the format ${format}.`,
    });

export const dateField = formatted(isDate, 'date', '2025-10-03').meta({ input: 'date' });
export const timeField = formatted(isTime, 'time', '16:45').meta({ input: 'time' });
/** `22:00`, or `2025-10-04T02:00`. */
export const timeOrDateTimeField = formatted(
  (text) => isTime(text) || isDateTime(text),
  'time',
  '22:00, or 2025-10-04T02:00 for a time after midnight',
);

/** @param time such as `22:00`, or with its own date, which replaces `date`: `2025-10-04T02:00` */
export const localTime = (date: string, time: string, timeZone: string): LocalTime => ({
  dateTime: Temporal.PlainDateTime.from(isTime(time) ? `${date}T${time}` : time),
  timeZone,
});

/** The fault of a time that a clock change skips or repeats; `null` for any other time. */
export function clockChangeFault({ dateTime, timeZone }: LocalTime): string | null {
  const earlier = dateTime.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const later = dateTime.toZonedDateTime(timeZone, { disambiguation: 'later' });
  if (earlier.equals(later)) return null;
  const time = dateTime.toString({ smallestUnit: 'minute' });
  return earlier.toPlainDateTime().equals(dateTime)
    ? `${time} occurs twice in ${timeZone}, because the clocks go back. Choose an earlier or later time.`
    : `${time} does not exist in ${timeZone}, because the clocks go forward. Choose an earlier or later time.`;
}

/** The space between a day and its month, which must not break, e.g. in `3 October`, `3. Oktober` and `3 de outubro`. */
const DAY_AND_MONTH = /(?<=\d\.?) (?=\p{L})|(?<=\bde) /gu;

const format = (date: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  Temporal.PlainDate.from(date)
    .toLocaleString(language, options)
    .replaceAll(DAY_AND_MONTH, '\u00a0');

export const weekdayOf = (date: string, language: Language = 'en-US'): string =>
  format(date, language, { weekday: 'long' });

/** E.g. `Friday, October 3, 2025`. The weekday comes first. */
export const dateText = (date: string, language: Language): string =>
  format(date, language, { dateStyle: 'full' });

/** E.g. `Fri`, `3` and `Oct`, without the dots of abbreviations. */
export const shortDate = (
  date: string,
  language: Language,
): readonly [weekday: string, day: string, month: string] => [
  format(date, language, { weekday: 'short' }).replace('.', ''),
  String(Temporal.PlainDate.from(date).day),
  format(date, language, { month: 'short' }).replace('.', ''),
];

export const dateWithoutWeekday = (date: string, language: Language): string =>
  format(date, language, { dateStyle: 'long' });

/** E.g. `4:45pm` or `6pm`. */
export const timeText = ({ dateTime: { hour, minute } }: LocalTime, language: Language): string =>
  WORDS[language].dates.time(hour, minute);

/** ISO 8601 with a trailing `Z`. */
export const utcText = ({ dateTime, timeZone }: LocalTime): string =>
  dateTime.toZonedDateTime(timeZone).toInstant().toString();
