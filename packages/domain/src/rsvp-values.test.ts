import { describe, expect, it } from 'vitest';
import { friday } from './fixtures/events/friday';
import { saturday } from './fixtures/events/saturday';
import { sunday } from './fixtures/events/sunday';
import type { StoredRsvp } from './rsvp';
import { formFieldsOf, rsvpValues } from './rsvp-values';

const WEEKEND = [friday, saturday, sunday];

describe('The fields of a form', () => {
  it('match the days, in the order of the table', () => {
    expect(formFieldsOf(WEEKEND)).toEqual(['name', 'friday', 'saturday', 'dietaryRestrictions']);
    expect(formFieldsOf([saturday])).toEqual(['name', 'guest', 'saturday', 'dietaryRestrictions']);
    expect(formFieldsOf([saturday, { ...sunday, asked: true }])).toEqual([
      'name',
      'saturday',
      'sunday',
      'dietaryRestrictions',
    ]);
  });

  it('have the saved values, and empty texts for the others', () => {
    const saved = { name: 'Ada', friday: 'no', otherNotes: 'Late' } as StoredRsvp;
    expect(rsvpValues(WEEKEND, saved)).toEqual({
      name: 'Ada',
      friday: 'no',
      saturday: '',
      dietaryRestrictions: '',
    });
    expect(rsvpValues([saturday], null)).toEqual({
      name: '',
      guest: '',
      saturday: '',
      dietaryRestrictions: '',
    });
  });
});
