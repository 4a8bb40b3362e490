import { describe, expect, it } from 'vitest';
import { formFieldsOf, rsvpValues, rsvpValuesSchema } from './rsvp-values';

describe('The fields of a form', () => {
  it('are those of its mode, in the order of the table', () => {
    expect(formFieldsOf('weekend')).toEqual(['name', 'friday', 'saturday', 'dietaryRestrictions']);
    expect(formFieldsOf('saturday')).toEqual(['name', 'guest', 'saturday', 'dietaryRestrictions']);
  });

  it('show what was saved, and nothing for the rest', () => {
    expect(rsvpValues('weekend', { name: 'Ada', friday: 'no', otherNotes: 'Late' })).toEqual({
      name: 'Ada',
      friday: 'no',
      saturday: '',
      dietaryRestrictions: '',
    });
    expect(rsvpValues('saturday', null)).toEqual({
      name: '',
      guest: '',
      saturday: '',
      dietaryRestrictions: '',
    });
  });

  it('may be incomplete while they are filled in, but not of another kind', () => {
    expect(rsvpValuesSchema.parse({ name: '', friday: '', table: 7 })).toEqual({
      name: '',
      friday: '',
    });
    for (const values of [{ name: 7 }, { friday: 'perhaps' }, { saturday: null }]) {
      expect(rsvpValuesSchema.safeParse(values).success).toBe(false);
    }
  });
});
