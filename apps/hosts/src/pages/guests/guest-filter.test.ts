import { describe, expect, it } from 'vitest';
import { joinGuests } from '../../model/guests';
import { hasAnswer, hasDiet } from './guest-filter';

const guests = joinGuests(
  [
    { key: 'both', friday: 'yes', saturday: 'yes', dietaryRestrictions: 'Vegan' },
    { key: 'one', friday: 'no', saturday: 'yes', dietaryRestrictions: ' ' },
    { key: 'none', friday: 'no', saturday: 'no' },
    { key: 'card', friday: 'no', saturday: 'no' },
  ],
  [
    { id: 'card', name: 'Ada', days: 'saturday', people: 2 },
    { id: 'open', name: 'Grace', days: 'weekend', people: 1 },
  ],
);
const keys = (filter: Parameters<typeof hasAnswer>[1]) =>
  guests.filter((guest) => hasAnswer(guest, filter)).map(({ key }) => key);

describe('hasAnswer', () => {
  it('accepts every guest without a filter', () => {
    expect(keys({})).toEqual(['both', 'one', 'none', 'card', 'open']);
  });

  it('filters by the answer to a day', () => {
    expect(keys({ day: 'friday', answer: 'yes' })).toEqual(['both']);
    expect(keys({ day: 'friday', answer: 'no' })).toEqual(['one', 'none']);
    expect(keys({ day: 'friday', answer: 'unanswered' })).toEqual(['open']);
    expect(keys({ day: 'friday', answer: 'notInvited' })).toEqual(['card']);
  });

  it('filters by the invitation to a day', () => {
    expect(keys({ day: 'friday' })).toEqual(['both', 'one', 'none', 'open']);
  });

  it('filters by the answers to all days', () => {
    expect(keys({ answer: 'yes' })).toEqual(['both', 'one']);
    expect(keys({ answer: 'no' })).toEqual(['none', 'card']);
    expect(keys({ answer: 'unanswered' })).toEqual(['open']);
    expect(keys({ answer: 'notInvited' })).toEqual(['card']);
  });
});

describe('hasDiet', () => {
  it('ignores white space', () => {
    expect(guests.filter(hasDiet).map(({ key }) => key)).toEqual(['both']);
  });
});
