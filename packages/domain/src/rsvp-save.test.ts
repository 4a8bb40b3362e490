import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rsvp, StoredRsvp } from './rsvp';
import { fieldsToWrite, RsvpConflict, type RsvpSave, seenAfter } from './rsvp-save';

const ADA = { name: 'Ada', friday: 'yes', saturday: 'yes', dietaryRestrictions: '' } as const;
const saveOf = (answers: Partial<Rsvp>, ...seen: (StoredRsvp | null)[]): RsvpSave => ({
  answers,
  defaults: {},
  seen,
});

describe('A save', () => {
  it('writes every field of a new document', () => {
    const save = { ...saveOf({ name: 'Ada', saturday: 'yes' }, null), defaults: { friday: 'no' } };
    expect(fieldsToWrite(save as RsvpSave, null)).toEqual({
      name: 'Ada',
      friday: 'no',
      saturday: 'yes',
    });
  });

  it('omits undefined fields', () => {
    const answers = { ...ADA, guest: undefined };
    expect(fieldsToWrite(saveOf(answers, null), null)).toStrictEqual(ADA);
  });

  it('writes the id only into a new document', () => {
    const answers = { ...ADA, id: 'ada' };
    expect(fieldsToWrite(saveOf(answers, null), null)).toStrictEqual(answers);
    expect(fieldsToWrite(saveOf(answers, {}), {})).not.toHaveProperty('id');
  });

  it('writes every field again if the document was deleted', () => {
    expect(fieldsToWrite(saveOf({ ...ADA, friday: 'no' }, ADA), null)).toEqual({
      ...ADA,
      friday: 'no',
    });
  });

  it('writes only the fields that the guest changed', () => {
    expect(fieldsToWrite(saveOf({ ...ADA, friday: 'no' }, ADA), ADA)).toEqual({ friday: 'no' });
    expect(fieldsToWrite(saveOf(ADA, ADA), ADA)).toEqual({});
  });

  it('keeps fields that were changed elsewhere', () => {
    const current = { ...ADA, friday: 'no', dietaryRestrictions: 'No nuts' } as const;
    expect(fieldsToWrite(saveOf({ ...ADA, name: 'Ada & Grace' }, ADA), current)).toEqual({
      name: 'Ada & Grace',
    });
  });

  it('writes nothing if the same change was made elsewhere', () => {
    const changed = { ...ADA, friday: 'no' } as const;
    expect(fieldsToWrite(saveOf(changed, ADA), changed)).toEqual({});
  });

  it('throws a conflict instead of replacing an answer that the guest has not seen', () => {
    const current = { ...ADA, dietaryRestrictions: 'No nuts', friday: 'no' } as const;
    const save = saveOf({ ...ADA, dietaryRestrictions: 'Vegan' }, ADA);
    expect(() => fieldsToWrite(save, current)).toThrow(
      expect.objectContaining({
        name: 'RsvpConflict',
        message: 'Your reply was changed in another place since you opened this page.',
        fields: ['dietaryRestrictions'],
        current,
      }),
    );
  });

  it('replaces only the answers that a conflict has shown to the guest', () => {
    const current = { ...ADA, dietaryRestrictions: 'No nuts', friday: 'no' } as const;
    const save = saveOf({ ...ADA, dietaryRestrictions: 'Vegan' }, ADA);
    const conflict = new RsvpConflict(current, ['dietaryRestrictions']);
    const again = { ...save, seen: seenAfter(save.seen, conflict) };
    expect(fieldsToWrite(again, current)).toEqual({ dietaryRestrictions: 'Vegan' });
    const usingSaved = { ...again, answers: { ...ADA, dietaryRestrictions: 'No nuts' } };
    expect(fieldsToWrite(usingSaved, current)).toEqual({});
  });

  it('treats an absent text like an empty one', () => {
    const { dietaryRestrictions: _, ...absent } = ADA;
    expect(fieldsToWrite(saveOf({ ...ADA, dietaryRestrictions: 'Vegan' }, ADA), absent)).toEqual({
      dietaryRestrictions: 'Vegan',
    });
    expect(fieldsToWrite(saveOf(ADA, absent), absent)).toEqual({});
  });

  it('reverts what an earlier attempt has written', () => {
    const attempt = { ...ADA, dietaryRestrictions: 'No nuts' };
    expect(fieldsToWrite(saveOf(ADA, ADA, attempt), attempt)).toEqual({ dietaryRestrictions: '' });
    expect(fieldsToWrite(saveOf(ADA, ADA, attempt), ADA)).toEqual({});
  });

  it('writes a default only into a missing field', () => {
    const save: RsvpSave = { answers: { saturday: 'no' }, defaults: { friday: 'no' }, seen: [{}] };
    expect(fieldsToWrite(save, { name: 'Ada', friday: 'yes' })).toEqual({ saturday: 'no' });
    expect(fieldsToWrite(save, { name: 'Ada' })).toEqual({ friday: 'no', saturday: 'no' });
  });

  it('writes every changed answer and never replaces an unseen one', () => {
    const answer = fc.constantFrom('yes', 'no');
    const text = fc.constantFrom('', 'a', 'b');
    const rsvp = fc.record(
      { name: fc.constantFrom('a', 'b'), friday: answer, saturday: answer, guest: text },
      { requiredKeys: ['name', 'friday', 'saturday'] },
    );
    const stored = fc.option(fc.record(arbitraryFields(answer, text), { requiredKeys: [] }), {
      nil: null,
    });
    fc.assert(
      fc.property(rsvp, stored, stored, (answers, loaded, current) => {
        let written: Partial<Rsvp>;
        try {
          written = fieldsToWrite(saveOf(answers as Rsvp, loaded), current);
        } catch (error) {
          expect(error).toBeInstanceOf(RsvpConflict);
          return;
        }
        const after = { ...current, ...written };
        for (const [field, answer] of Object.entries(answers)) {
          const [before, known, now] = [current, loaded, after].map(
            (state) => Reflect.get(state ?? {}, field) ?? '',
          );
          if (answer !== known || current === null) expect(now).toBe(answer);
          else expect(now).toBe(before);
          if (now !== before && current !== null) expect(before).toBe(known);
        }
      }),
    );
  });
});

const arbitraryFields = (answer: fc.Arbitrary<string>, text: fc.Arbitrary<string>) => ({
  name: fc.constantFrom('a', 'b'),
  friday: answer as fc.Arbitrary<'yes' | 'no'>,
  saturday: answer as fc.Arbitrary<'yes' | 'no'>,
  guest: text,
});
