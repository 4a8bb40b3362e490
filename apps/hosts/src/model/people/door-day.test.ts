import type { CelebrationEvent } from '@invitation/domain/event/event';
import { friday } from '@invitation/domain/fixtures/events/friday';
import { expect, it } from 'vitest';
import { EVENTS } from '../../testing/samples';
import { dayAtDoor } from './door-day';

// The celebration is in New York.
it.each([
  ['weeks before', '2025-09-01T12:00:00-04:00', 'friday'],
  ['during the dinner', '2025-10-03T20:00:00-04:00', 'friday'],
  ['after its end in the calendar', '2025-10-03T22:05:00-04:00', 'friday'],
  ['after midnight', '2025-10-04T00:30:00-04:00', 'friday'],
  ['the next morning', '2025-10-04T09:00:00-04:00', 'saturday'],
  ['at a party that lasts past midnight', '2025-10-05T02:00:00-04:00', 'saturday'],
  ['shortly before the brunch', '2025-10-05T08:30:00-04:00', 'sunday'],
  ['long afterwards', '2026-01-01T12:00:00-05:00', 'sunday'],
])('The door offers the current day, or the next one: %s', (_, now, day) => {
  expect(dayAtDoor(EVENTS, new Date(now)).day).toBe(day);
});

const at = (day: CelebrationEvent['day'], start: string, end: string): CelebrationEvent => ({
  ...friday,
  day,
  start: `2025-10-04T${start}Z`,
  end: `2025-10-04T${end}Z`,
});
const TWO_PARTIES = [
  at('lunchday', '10:00:00', '14:00:00'),
  at('danceday', '18:00:00', '22:00:00'),
];

it.each([
  ['15:59:59', 'lunchday'],
  ['16:00:00', 'danceday'],
])('The door of the next party opens two hours before it starts: %s', (time, day) => {
  expect(dayAtDoor(TWO_PARTIES, new Date(`2025-10-04T${time}Z`)).day).toBe(day);
});
