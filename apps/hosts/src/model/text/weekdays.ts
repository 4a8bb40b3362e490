import type { DayId } from '@invitation/domain/event/event';

/** From a Monday on. */
const DATES = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2025, 8, 1 + day)));

/** E.g. `segunda-feira`, and so on. */
export const weekdaysIn = (
  language: string,
  weekday: 'long' | 'short' = 'long',
): readonly string[] =>
  DATES.map((date) => date.toLocaleDateString(language, { weekday, timeZone: 'UTC' }));

export const WEEKDAY_IDS: readonly string[] = weekdaysIn('en').map((name) => name.toLowerCase());

/** The name of a day in tables, which know no other name of it. */
export const weekdayIn = (language: string, day: DayId): string =>
  weekdaysIn(language)[WEEKDAY_IDS.indexOf(day)] ?? day;
