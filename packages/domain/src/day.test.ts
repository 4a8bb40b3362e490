import { describe, expect, it } from 'vitest';
import { type ContentFault, DayError, type DaySource, defineDay } from './day';

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
  reply: 'asked',
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
  it('says its local times once, and becomes what guests read and calendars need', () => {
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
      reply: 'asked',
    });
  });

  it.each([
    ['16:45', '22:00', 'none', '4:45pm'],
    ['10:00', '16:00', 'time', '10am to 4pm'],
    ['00:30', '12:00', 'time', '12:30am to 12pm'],
    ['18:00', '2025-10-05T02:30', 'time', '6pm to 2:30am'],
  ] as const)(
    'from %s to %s, with the end shown as %s, reads "%s"',
    (start, end, shownEnd, time) => {
      expect(defineDay({ ...SATURDAY, start, end, shownEnd }).time).toBe(time);
    },
  );

  it('follows the clocks of its time zone, and ends after midnight where it says so', () => {
    const lisbon = { ...SATURDAY, timeZone: 'Europe/Lisbon', end: '2025-10-05T02:00' } as const;
    expect(defineDay(lisbon)).toMatchObject({
      start: '2025-10-04T17:00:00Z',
      end: '2025-10-05T01:00:00Z',
    });
    // The same hour in winter.
    expect(defineDay({ ...lisbon, date: '2026-01-10', end: '23:00' }).start).toBe(
      '2026-01-10T18:00:00Z',
    );
  });

  it.each([
    [{ date: '2025-10-03' }, 'date', '2025-10-03 is a Friday. Write the date of a Saturday.'],
    [{ date: '2025-02-29' }, 'date', '"2025-02-29" is no date.'],
    [{ date: 'October 4' }, 'date', '"October 4" is no date.'],
    [{ start: '6pm' }, 'start', '"6pm" is no time.'],
    [{ start: '24:00' }, 'start', '"24:00" is no time.'],
    [{ end: 'late' }, 'end', '"late" is no time.'],
    [{ end: '02:00' }, 'end', 'is not after the start, 18:00.'],
    [{ end: '18:00' }, 'end', 'is not after the start, 18:00.'],
    [{ timeZone: 'New York' }, 'timeZone', '"New York" is no time zone.'],
    [{ timeZone: '+02:00' }, 'timeZone', '"+02:00" is no time zone.'],
    [{ title: ' ' }, 'title', 'is empty.'],
    [{ title: undefined }, 'title', 'is missing.'],
    [{ title: 'Party '.repeat(11).trim() }, 'title', 'has 65 characters. Keep it to 60'],
    [{ location: 'Here ' }, 'location', 'has white space around it.'],
    [{ description: '' }, 'description', 'is empty.'],
    [{ mapLink: 'http://maps.example' }, 'mapLink', 'is no https: address.'],
    [{ mapLink: 'the corner' }, 'mapLink', 'is no https: address.'],
    [{ shownEnd: 'close' }, 'shownEnd', "is to be 'time', 'none' or { word: '…' }."],
    [{ reply: 'perhaps' }, 'reply', "is to be 'asked' or 'informational'."],
  ])('with %j has a fault in its %s', (changes, field, message) => {
    expect(faults(changes)).toEqual([{ field, message: expect.stringContaining(message) }]);
  });

  it.each([
    ['2026-03-29', '01:30', 'does not exist in Europe/Lisbon'],
    ['2026-10-25', '01:30', 'comes twice in Europe/Lisbon'],
  ])('on %s at %s, when the clocks change, has a fault', (date, start, message) => {
    const sunday = { day: 'sunday', timeZone: 'Europe/Lisbon', date, start, end: '12:00' } as const;
    expect(faults(sunday)).toEqual([{ field: 'start', message: expect.stringContaining(message) }]);
  });

  it('has all of its faults at once, in one message', () => {
    const changes = { title: '', date: '2025-10-05', mapLink: 'nowhere', reply: undefined };
    expect(faults(changes).map(({ field }) => field)).toEqual([
      'title',
      'mapLink',
      'date',
      'reply',
    ]);
    expect(() => defineDay({ ...SATURDAY, ...changes } as unknown as DaySource)).toThrow(
      /The content of saturday has faults:\n {2}- title: is empty.*\n {2}- mapLink: .*\n {2}- date: .*\n {2}- reply: /,
    );
  });
});
