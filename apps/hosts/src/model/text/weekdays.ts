import type { DayId } from '@invitation/domain/event/event';

/** The dates of a week, from a Monday on. */
const DATES = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2025, 8, 1 + day)));

/** The weekdays from Monday on, e.g. `segunda-feira`. */
export const weekdaysIn = (
  language: string,
  weekday: 'long' | 'short' = 'long',
): readonly string[] =>
  DATES.map((date) => date.toLocaleDateString(language, { weekday, timeZone: 'UTC' }));

export const WEEKDAY_IDS: readonly string[] = weekdaysIn('en').map((name) => name.toLowerCase());

/** The weekday of a day, e.g. `Freitag` for `friday`; its id if it is not a weekday. Tables know no other name of the day. */
export const weekdayIn = (language: string, day: DayId): string =>
  weekdaysIn(language)[WEEKDAY_IDS.indexOf(day)] ?? day;
