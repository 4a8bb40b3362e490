import { content as fourDays } from '@invitation/domain/fixtures/four-days.js';
import { content as oneDay } from '@invitation/domain/fixtures/one-day.js';
import { expect, it } from 'vitest';
import { calendarFiles } from './calendar-files';

/** The days in each file, by its path. */
const daysByPath = ({ weekend: { events, calendar } }: typeof fourDays) =>
  Object.fromEntries(
    [...calendarFiles(events, calendar)].map(([path, file]) => [
      path,
      [...file.matchAll(/^UID:(\w+)@/gm)].map(([, day]) => day),
    ]),
  );

it('a celebration of any length has a file for each day, and one for all', () => {
  expect(daysByPath(fourDays)).toEqual({
    '/calendar/thursday.ics': ['thursday'],
    '/calendar/friday.ics': ['friday'],
    '/calendar/saturday.ics': ['saturday'],
    '/calendar/sunday.ics': ['sunday'],
    '/calendar/celebration.ics': ['thursday', 'friday', 'saturday', 'sunday'],
  });
  expect(daysByPath(oneDay)).toEqual({
    '/calendar/wednesday.ics': ['wednesday'],
    '/calendar/celebration.ics': ['wednesday'],
  });
});
