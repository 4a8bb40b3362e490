import { describe, expect, it } from 'vitest';
import {
  clockChangeFault,
  dateField,
  dateText,
  localTime,
  shortDate,
  timeField,
  timeOrDateTimeField,
  timeText,
  utcText,
  weekdayOf,
} from './local-time';

const lisbon = (date: string, time: string) => localTime(date, time, 'Europe/Lisbon');

describe('A local time', () => {
  it.each([
    ['16:45', '4:45pm'],
    ['10:00', '10am'],
    ['00:30', '12:30am'],
    ['12:00', '12pm'],
    ['2025-10-05T02:30', '2:30am'],
  ])('%s reads %s', (time, text) => {
    expect(timeText(lisbon('2025-10-04', time), 'en-US')).toBe(text);
  });

  it('follows daylight saving time when converted to UTC', () => {
    expect(utcText(lisbon('2025-10-04', '18:00'))).toBe('2025-10-04T17:00:00Z');
    expect(utcText(lisbon('2026-01-10', '18:00'))).toBe('2026-01-10T18:00:00Z');
  });

  it('uses its own date if it has one', () => {
    expect(utcText(lisbon('2025-10-04', '2025-10-05T02:00'))).toBe('2025-10-05T01:00:00Z');
  });

  it('has a fault only if a clock change skips or repeats it', () => {
    expect(clockChangeFault(lisbon('2026-03-29', '01:30'))).toContain('does not exist');
    expect(clockChangeFault(lisbon('2026-10-25', '01:30'))).toContain('occurs twice');
    expect(clockChangeFault(lisbon('2026-03-29', '02:30'))).toBeNull();
  });
});

describe('A date', () => {
  it('is formatted in full, with its weekday', () => {
    expect(dateText('2025-10-04', 'en-US')).toBe('Saturday, October 4, 2025');
    expect(weekdayOf('2025-10-04')).toBe('Saturday');
  });
});

it.each([
  ['en-US', 'Friday, October 3, 2025', '4:45pm'],
  ['en-GB', /^Friday,? 3\u00a0October 2025$/, '4:45pm'],
  ['es', 'viernes, 3\u00a0de\u00a0octubre de\u00a02025', '16:45'],
  ['pt-PT', 'sexta-feira, 3\u00a0de\u00a0outubro de\u00a02025', '16:45'],
  ['de', 'Freitag, 3.\u00a0Oktober 2025', '16:45\u00a0Uhr'],
] as const)('A date and a time follow the language %s', (language, date, time) => {
  // Node's version decides whether the British weekday has a comma.
  expect(dateText('2025-10-03', language)).toMatch(date);
  expect(timeText(lisbon('2025-10-03', '16:45'), language)).toBe(time);
});

it.each([
  ['en-US', ['Fri', '3', 'Oct']],
  ['en-GB', ['Fri', '3', 'Oct']],
  ['es', ['vie', '3', 'oct']],
  ['pt-PT', ['sexta', '3', 'out']],
  ['de', ['Fr', '3', 'Okt']],
] as const)('A short date has no dots in the language %s', (language, parts) => {
  expect(shortDate('2025-10-03', language)).toEqual(parts);
});

describe('A field', () => {
  it('accepts its format', () => {
    expect(dateField.safeParse('2024-02-29').success).toBe(true);
    expect(timeField.safeParse('23:59').success).toBe(true);
    expect(timeOrDateTimeField.safeParse('23:59').success).toBe(true);
    expect(timeOrDateTimeField.safeParse('2025-10-05T02:00').success).toBe(true);
  });

  it.each([
    [dateField, '2025-02-29', '"2025-02-29" is not a date. Use the format 2025-10-03.'],
    [dateField, 'October 4', '"October 4" is not a date. Use the format 2025-10-03.'],
    [timeField, '6pm', '"6pm" is not a time. Use the format 16:45.'],
    [timeField, '24:00', '"24:00" is not a time. Use the format 16:45.'],
    [timeField, '2025-10-05T02:00', '"2025-10-05T02:00" is not a time.'],
    [
      timeOrDateTimeField,
      'late',
      '"late" is not a time. Use the format 22:00, or 2025-10-04T02:00',
    ],
    [timeOrDateTimeField, '2025-10-05T', '"2025-10-05T" is not a time.'],
    [timeOrDateTimeField, undefined, 'is missing. Use the format 22:00'],
  ])('rejects another format: %#', (field, text, message) => {
    expect(field.safeParse(text).error?.issues[0]?.message).toContain(message);
  });
});
