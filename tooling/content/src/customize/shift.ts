import { Temporal } from 'temporal-polyfill';

const plainDate = (text: string): Temporal.PlainDate | null => {
  try {
    return Temporal.PlainDate.from(text);
  } catch {
    return null;
  }
};

/** Days from one date to another; 0 if one of the two is no date. */
export function daysBetween(from: string, to: string): number {
  const start = plainDate(from);
  const end = plainDate(to);
  return start && end ? start.until(end, { largestUnit: 'day' }).days : 0;
}

/** A date some days later, also at the start of a date and a time. Another text stays as it is. */
export function shift(text: string, days: number): string {
  const [date = '', ...rest] = text.split('T');
  const start = /^\d{4}-/.test(date) ? plainDate(date) : null;
  return start ? [start.add({ days }).toString(), ...rest].join('T') : text;
}

export const mapOf = (location: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: location })}`;
