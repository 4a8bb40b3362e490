import { calendarDays, calendarFilePath } from '@invitation/domain/calendar/calendar';
import type { CelebrationEvent } from '@invitation/domain/event/event';
import { content as fourDays } from '@invitation/domain/fixtures/four-days.js';
import { content as oneDay } from '@invitation/domain/fixtures/one-day.js';
import { content as weekend } from '@invitation/domain/fixtures/weekend.js';
import type { StoredRsvp } from '@invitation/domain/record/record';
import { expect, it } from 'vitest';
import { calendarFiles } from './calendar-files';

const calendar = { ...fourDays.weekend.calendar, revised: '2026-02-02T09:00:00Z' };

/** The days in each file, by its path. */
const daysByPath = (events: readonly CelebrationEvent[]) =>
  Object.fromEntries(
    [...calendarFiles(events, calendar)].map(([path, file]) => [
      path,
      [...file.matchAll(/^UID:(\w+)@/gm)].map(([, day]) => day),
    ]),
  );

it('each day has a file, and so has each set of days that a guest may come to', () => {
  expect(daysByPath(weekend.weekend.events)).toEqual({
    '/calendar/friday.ics': ['friday'],
    '/calendar/saturday.ics': ['saturday'],
    '/calendar/sunday.ics': ['sunday'],
    '/calendar/friday-saturday.ics': ['friday', 'saturday'],
    '/calendar/friday-sunday.ics': ['friday', 'sunday'],
    '/calendar/saturday-sunday.ics': ['saturday', 'sunday'],
    '/calendar/friday-saturday-sunday.ics': ['friday', 'saturday', 'sunday'],
  });
  expect(daysByPath(oneDay.weekend.events)).toEqual({ '/calendar/wednesday.ics': ['wednesday'] });
});

it('the files are those that the pages of all guests link to', () => {
  const events = fourDays.weekend.events.map(
    (event): CelebrationEvent =>
      event.day === 'thursday' ? { ...event, guests: 'everyone' } : event,
  );
  const everyones = events.filter(({ guests }) => guests === 'everyone');
  const answers = ['yes', 'no', undefined];
  const replies = Array.from(
    { length: answers.length ** events.length },
    (_, reply) =>
      Object.fromEntries(
        events.map(({ day }, index) => [day, answers[Math.floor(reply / 3 ** index) % 3]]),
      ) as unknown as StoredRsvp,
  );
  const linked = [events, everyones].flatMap((shown) => [
    ...shown.map((event) => [event]),
    ...replies.map((rsvp) => calendarDays(shown, rsvp)),
  ]);
  const paths = linked.filter(({ length }) => length > 0).map(calendarFilePath);
  const files = Object.keys(daysByPath(events));
  expect(files.toSorted()).toEqual([...new Set(paths)].toSorted());
  expect(files).toContain('/calendar/thursday-saturday.ics');
  expect(Object.keys(daysByPath(everyones)).join()).not.toMatch(/friday|sunday/);
});

it('a week of parties has 127 files', () => {
  const [first] = fourDays.weekend.events as [CelebrationEvent];
  const week = Array.from({ length: 7 }, (_, index) => ({
    ...first,
    day: `d${index}day` as const,
  }));
  expect(calendarFiles(week, calendar).size).toBe(127);
});
