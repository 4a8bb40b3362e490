import { expect, it } from 'vitest';
import { friday } from '../fixtures/events/friday';
import { saturday } from '../fixtures/events/saturday';
import { sunday } from '../fixtures/events/sunday';
import type { StoredRsvp } from '../record/record';
import { attendanceOn, chosenNumbers, formPeople, peopleLimits } from './people';

const EVENTS = [friday, saturday, sunday];
const FOUR = [1, 2, 3, 4];
const SAVED: StoredRsvp = { friday: 'yes', fridayPeople: 3, saturday: 'yes', saturdayPeople: 6 };

it('asks how many come on each day of the form, if the invitation is for several people', () => {
  expect(peopleLimits(EVENTS, 4, null)).toEqual({ friday: FOUR, saturday: FOUR });
  expect(peopleLimits(EVENTS, 1, null)).toEqual({});
});

it('allows what a host has entered, but no other number above the invitation', () => {
  const limits = peopleLimits(EVENTS, 4, SAVED);
  expect(limits).toEqual({ friday: FOUR, saturday: [...FOUR, 6] });
  expect(chosenNumbers(limits, { fridayPeople: '5', saturdayPeople: '5' })).toEqual({
    fridayPeople: 4,
    saturdayPeople: 4,
  });
});

it('counts everybody until the guest chooses, and never more than can come', () => {
  const values = { friday: 'yes', fridayPeople: '', saturdayPeople: '3', sundayPeople: '9' };
  expect(chosenNumbers({ friday: FOUR, saturday: FOUR, sunday: FOUR }, values)).toEqual({
    fridayPeople: 4,
    saturdayPeople: 3,
    sundayPeople: 4,
  });
});

it('counts in a form as the hosts do: each person once, whichever days they come', () => {
  const people: StoredRsvp['people'] = [
    { name: 'Ana', days: ['friday'], isChild: false, need: '', answers: {} },
    { name: 'Tom', days: ['saturday'], isChild: true, need: '', answers: {} },
    { name: '+1', days: ['friday', 'saturday'], isChild: false, need: '', answers: {} },
  ];
  const values = {
    friday: 'yes',
    saturday: 'yes',
    'who/Ana': 'friday',
    'who/Tom': 'saturday (child)',
    'who/+1': 'friday saturday',
    'who/+2': '',
  };
  for (const [days, heads] of [
    [['friday'], 2],
    [['saturday'], 2],
    [['friday', 'saturday'], 3],
  ] as const) {
    expect(formPeople(values, days, null)).toBe(heads);
    expect(attendanceOn(days, { friday: 'yes', saturday: 'yes', people }).heads).toBe(heads);
  }
  expect(formPeople({ ...values, friday: 'no' }, ['friday', 'saturday'], null)).toBe(2);
  expect(formPeople({ friday: 'yes', 'who/Ana': '' }, ['friday'], null)).toBe(0);
});

it('counts the larger number of two days on which nobody has a name', () => {
  const values = { friday: 'yes', fridayPeople: '2', saturday: 'yes', saturdayPeople: '3' };
  expect(formPeople(values, ['friday', 'saturday'], { friday: FOUR, saturday: FOUR })).toBe(3);
  expect(formPeople({ ...values, saturday: 'no' }, ['saturday'], { saturday: FOUR })).toBe(0);
});
