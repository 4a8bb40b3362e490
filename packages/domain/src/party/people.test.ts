import { expect, it } from 'vitest';
import { friday } from '../fixtures/events/friday';
import { saturday } from '../fixtures/events/saturday';
import { sunday } from '../fixtures/events/sunday';
import type { StoredRsvp } from '../record/record';
import { chosenNumbers, peopleLimits } from './people';

const EVENTS = [friday, saturday, sunday];
const SAVED: StoredRsvp = { friday: 'yes', fridayPeople: 3, saturday: 'yes', saturdayPeople: 6 };

it('asks how many come on each day of the form, if the invitation is for several people', () => {
  expect(peopleLimits(EVENTS, 4, null)).toEqual({ friday: 4, saturday: 4 });
  expect(peopleLimits(EVENTS, 1, null)).toEqual({});
});

it('allows what a host has entered', () => {
  expect(peopleLimits(EVENTS, 4, SAVED)).toEqual({ friday: 4, saturday: 6 });
});

it('counts everybody until the guest chooses, and never more than can come', () => {
  const values = { friday: 'yes', fridayPeople: '', saturdayPeople: '3', sundayPeople: '9' };
  expect(chosenNumbers({ friday: 4, saturday: 4, sunday: 4 }, values)).toEqual({
    fridayPeople: 4,
    saturdayPeople: 3,
    sundayPeople: 4,
  });
});
