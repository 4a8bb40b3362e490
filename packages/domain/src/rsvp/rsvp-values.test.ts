import { describe, expect, it } from 'vitest';
import { friday } from '../fixtures/events/friday';
import { saturday } from '../fixtures/events/saturday';
import { sunday } from '../fixtures/events/sunday';
import { content as fourDays } from '../fixtures/four-days.js';
import { content as oneDay } from '../fixtures/one-day.js';
import type { StoredRsvp } from '../record/record';
import { formFieldsOf, rsvpValues } from './rsvp-values';

/** The texts of every form below the days. */
const TEXTS = { dietaryRestrictions: '' };
const BELOW_DAYS = Object.keys(TEXTS);
const WEEKEND = [friday, saturday, sunday];

describe('The fields of a form', () => {
  it('match the days, in the order of the table', () => {
    expect(formFieldsOf('weekend', WEEKEND)).toEqual(['name', 'friday', 'saturday', ...BELOW_DAYS]);
    expect(formFieldsOf('saturday', [saturday])).toEqual([
      'name',
      'guest',
      'saturday',
      ...BELOW_DAYS,
    ]);
    expect(formFieldsOf('weekend', [saturday, { ...sunday, asked: true }])).toEqual([
      'name',
      'saturday',
      'sunday',
      ...BELOW_DAYS,
    ]);
  });

  it('ask how many people come on the days with a limit', () => {
    expect(formFieldsOf('weekend', WEEKEND, { saturday: [1, 2, 3, 4] })).toEqual([
      'name',
      'friday',
      'saturday',
      'saturdayPeople',
      ...BELOW_DAYS,
    ]);
    const saved = { saturday: 'yes', saturdayPeople: 3 } as StoredRsvp;
    const fields = formFieldsOf('weekend', WEEKEND, { saturday: [1, 2, 3, 4] });
    expect(rsvpValues(fields, saved)).toMatchObject({ saturdayPeople: '3' });
  });

  it('ask guests with an invitation for no other name, but keep one that they have given', () => {
    const saved = { name: 'Ada', guest: 'Grace' } as StoredRsvp;
    expect(formFieldsOf('saturday', [saturday], { saturday: [1, 2, 3, 4] })).not.toContain('guest');
    expect(formFieldsOf('saturday', [saturday], {})).not.toContain('guest');
    expect(formFieldsOf('saturday', [saturday], {}, saved)).toContain('guest');
    expect(formFieldsOf('weekend', WEEKEND, {}, saved)).not.toContain('guest');
  });

  it('follow the mode, also if every day is for everyone', () => {
    const { events } = oneDay.weekend;
    expect(formFieldsOf('weekend', events)).toEqual(['name', 'wednesday', ...BELOW_DAYS]);
    expect(formFieldsOf('saturday', events)).toContain('guest');
  });

  it('match the days of another celebration', () => {
    const { events } = fourDays.weekend;
    const days = events.filter(({ asked }) => asked).map(({ day }) => day);
    expect(days[0]).toBe('thursday');
    expect(formFieldsOf('weekend', events)).toEqual(['name', ...days, ...BELOW_DAYS]);
  });

  it('have the saved values, and empty texts for the others', () => {
    const saved = { name: 'Ada', friday: 'no', otherNotes: 'Late' } as StoredRsvp;
    expect(rsvpValues(formFieldsOf('weekend', WEEKEND), saved)).toEqual({
      name: 'Ada',
      friday: 'no',
      saturday: '',
      ...TEXTS,
    });
    expect(rsvpValues(formFieldsOf('saturday', [saturday]), null)).toEqual({
      name: '',
      guest: '',
      saturday: '',
      ...TEXTS,
    });
  });
});
