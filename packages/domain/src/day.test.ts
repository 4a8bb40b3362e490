import { describe, expect, it } from 'vitest';
import type { ContentFault } from './content-fields';
import { DayError, defineDay } from './day';
import type { DaySource } from './day-source';

const SATURDAY = {
  day: 'saturday',
  title: 'Birthday Party',
  date: '2025-10-04',
  start: '18:00',
  end: '23:59',
  shownEnd: { word: 'close' },
  timeZone: 'America/New_York',
  location: 'The Marigold Room',
  mapLink: 'https://maps.example/marigold',
  description: 'Drinks and a dance floor.',
  guests: 'everyone',
  asked: true,
  thankYouCard: false,
} as const satisfies DaySource;

function faults(changes: Partial<Record<keyof DaySource, unknown>>): readonly ContentFault[] {
  try {
    defineDay({ ...SATURDAY, ...changes } as DaySource);
    return [];
  } catch (error) {
    if (error instanceof DayError) return error.faults;
    throw error;
  }
}

describe('A day', () => {
  it('is converted to texts for guests and UTC times for calendars', () => {
    expect(defineDay(SATURDAY)).toEqual({
      day: 'saturday',
      weekday: 'Saturday',
      title: 'Birthday Party',
      date: 'Saturday, October 4, 2025',
      time: '6pm to close',
      location: 'The Marigold Room',
      mapLink: 'https://maps.example/marigold',
      description: 'Drinks and a dance floor.',
      start: '2025-10-04T22:00:00Z',
      end: '2025-10-05T03:59:00Z',
      timeZone: 'America/New_York',
      guests: 'everyone',
      asked: true,
      thankYouCard: false,
    });
  });

  it.each([
    ['16:45', '22:00', 'none', '4:45pm'],
    ['10:00', '16:00', 'time', '10am to 4pm'],
    ['00:30', '12:00', 'time', '12:30am to 12pm'],
    ['18:00', '2025-10-05T02:30', 'time', '6pm to 2:30am'],
  ] as const)('from %s to %s with shownEnd %s reads "%s"', (start, end, shownEnd, time) => {
    expect(defineDay({ ...SATURDAY, start, end, shownEnd }).time).toBe(time);
  });

  it('uses its time zone, and may end after midnight', () => {
    const lisbon = { ...SATURDAY, timeZone: 'Europe/Lisbon', end: '2025-10-05T02:00' } as const;
    expect(defineDay(lisbon)).toMatchObject({
      start: '2025-10-04T17:00:00Z',
      end: '2025-10-05T01:00:00Z',
    });
    // Winter time.
    expect(defineDay({ ...lisbon, date: '2026-01-10', end: '23:00' }).start).toBe(
      '2026-01-10T18:00:00Z',
    );
  });

  it.each([
    [{ date: '2025-10-03' }, 'date', '2025-10-03 is a Friday. Write the date of a Saturday.'],
    [{ date: 'October 4' }, 'date', '"October 4" is not a date.'],
    [{ start: '6pm' }, 'start', '"6pm" is not a time.'],
    [{ end: 'late' }, 'end', '"late" is not a time.'],
    [{ end: '02:00' }, 'end', 'is not after the start, 18:00.'],
    [{ end: '18:00' }, 'end', 'is not after the start, 18:00.'],
    [{ timeZone: 'New York' }, 'timeZone', '"New York" is not a time zone.'],
    [{ title: ' ' }, 'title', 'is empty.'],
    [{ title: 'Party '.repeat(11).trim() }, 'title', 'has 65 characters. Keep it to 60'],
    [{ location: 'Here ' }, 'location', 'has white space around it.'],
    [{ description: '' }, 'description', 'is empty.'],
    [{ mapLink: 'http://maps.example' }, 'mapLink', 'is not an https: address.'],
    [{ shownEnd: 'close' }, 'shownEnd', "must be 'time', 'none' or { word: '…' }."],
    [{ asked: 'perhaps' }, 'asked', 'must be true or false.'],
    [{ thankYouCard: 1 }, 'thankYouCard', 'must be true or false.'],
  ])('with %j has a fault in the field %s', (changes, field, message) => {
    expect(faults(changes)).toEqual([{ field, message: expect.stringContaining(message) }]);
  });

  it.each([
    ['2026-03-29', '01:30', 'does not exist in Europe/Lisbon'],
    ['2026-10-25', '01:30', 'occurs twice in Europe/Lisbon'],
  ])('that starts on %s at %s, during a clock change, has a fault', (date, start, message) => {
    const sunday = { day: 'sunday', timeZone: 'Europe/Lisbon', date, start, end: '12:00' } as const;
    expect(faults(sunday)).toEqual([{ field: 'start', message: expect.stringContaining(message) }]);
  });

  it('reports all faults in one error', () => {
    const changes = { title: '', date: '2025-10-05', mapLink: 'nowhere', asked: undefined };
    expect(faults(changes).map(({ field }) => field)).toEqual([
      'title',
      'mapLink',
      'date',
      'asked',
    ]);
    expect(() => defineDay({ ...SATURDAY, ...changes } as unknown as DaySource)).toThrow(
      /The content of saturday has faults:\n {2}- title: is empty.*\n {2}- mapLink: .*\n {2}- date: .*\n {2}- asked: /,
    );
  });
});
