import { expect, it } from 'vitest';
import { FOUR_DAYS, ONE_DAY, WEEKEND } from '../fixtures/days';
import { saturday } from '../fixtures/events/saturday';
import { content } from '../fixtures/four-days.js';
import type { StoredRsvp } from '../record/record';
import { isForEveryonesDays, rsvpFormSchema } from '../rsvp/rsvp';
import { answersAll, type DayId, otherDaysOf, recordDays } from './event';

it('A guest of the Saturday says no to the days that other guests are asked about', () => {
  expect(otherDaysOf(WEEKEND, [saturday], null)).toEqual(['friday']);
  expect(otherDaysOf(FOUR_DAYS, [saturday], { sunday: 'no' })).toEqual(['thursday', 'friday']);
  expect(otherDaysOf(ONE_DAY, ONE_DAY, null)).toEqual([]);
});

it('A reply is complete with an answer for each day that the form asks about', () => {
  expect(answersAll({ friday: 'no', saturday: 'yes' }, WEEKEND)).toBe(true);
  expect(answersAll({ saturday: 'yes' }, WEEKEND)).toBe(false);
});

it('The next save of a Saturday guest corrects a yes that a host has entered for another day', () => {
  const stored = { name: 'Ada', friday: 'no', saturday: 'yes', sunday: 'yes' } as const;
  const schema = rsvpFormSchema([saturday], otherDaysOf(WEEKEND, [saturday], stored));
  const answers = schema.parse({ name: 'Ada', saturday: 'yes' });
  expect(isForEveryonesDays({ ...stored, ...answers }, WEEKEND)).toBe(true);
});

it.each<[boolean, Partial<Record<DayId, 'yes' | 'no'>>]>([
  [true, { friday: 'no' }],
  [true, { friday: 'no', sunday: 'no', saturday: 'yes' }],
  [false, { friday: 'no', sunday: 'yes' }],
  [false, { friday: 'yes' }],
  // The form asks other guests about Friday, so a reply without an answer is not a no. Nobody is asked about Sunday.
  [false, {}],
  [false, { sunday: 'no' }],
])('A Saturday invitation: %s for the answers %o', (isAccepted, answers) => {
  const reply = { name: 'Ada', ...answers } as StoredRsvp;
  expect(isForEveryonesDays(reply, WEEKEND)).toBe(isAccepted);
});

it('The Saturday-only site knows the same days of the record as the whole site', () => {
  const { weekend, saturday } = content;
  const known = recordDays(saturday?.events ?? [], saturday?.otherDays ?? []);
  const ids = known.map(({ day, asked, guests }) => ({ day, asked, guests }));
  expect(ids).toEqual(expect.arrayContaining([...FOUR_DAYS]));
  expect(ids).toHaveLength(weekend.events.length);
});
