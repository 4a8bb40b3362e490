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
  it('writes everything where there is no document', () => {
    const save = { ...saveOf({ name: 'Ada', saturday: 'yes' }, null), defaults: { friday: 'no' } };
    expect(fieldsToWrite(save as RsvpSave, null)).toEqual({
      name: 'Ada',
      friday: 'no',
      saturday: 'yes',
    });
  });

  it('writes no field that is not given, and no id', () => {
    const answers = { ...ADA, guest: undefined, id: 'ada' };
    expect(fieldsToWrite(saveOf(answers, null), null)).toStrictEqual(ADA);
    expect(fieldsToWrite(saveOf(answers, {}), {})).toStrictEqual(
      expect.not.objectContaining({ id: 'ada' }),
    );
  });

  it('writes everything again where the document has gone', () => {
    expect(fieldsToWrite(saveOf({ ...ADA, friday: 'no' }, ADA), null)).toEqual({
      ...ADA,
      friday: 'no',
    });
  });

  it('writes only what the guest changed', () => {
    expect(fieldsToWrite(saveOf({ ...ADA, friday: 'no' }, ADA), ADA)).toEqual({ friday: 'no' });
    expect(fieldsToWrite(saveOf(ADA, ADA), ADA)).toEqual({});
  });

  it('leaves what was changed elsewhere', () => {
    const current = { ...ADA, friday: 'no', dietaryRestrictions: 'No nuts' } as const;
    expect(fieldsToWrite(saveOf({ ...ADA, name: 'Ada & Grace' }, ADA), current)).toEqual({
      name: 'Ada & Grace',
    });
  });

  it('agrees with the same change made elsewhere', () => {
    const changed = { ...ADA, friday: 'no' } as const;
    expect(fieldsToWrite(saveOf(changed, ADA), changed)).toEqual({});
  });

  it('is a conflict where it would replace what the guest has not seen', () => {
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

  it('replaces what the guest was shown of a conflict, and nothing else', () => {
    const current = { ...ADA, dietaryRestrictions: 'No nuts', friday: 'no' } as const;
    const save = saveOf({ ...ADA, dietaryRestrictions: 'Vegan' }, ADA);
    const conflict = new RsvpConflict(current, ['dietaryRestrictions']);
    const again = { ...save, seen: seenAfter(save.seen, conflict) };
    expect(fieldsToWrite(again, current)).toEqual({ dietaryRestrictions: 'Vegan' });
    const taken = { ...again, answers: { ...ADA, dietaryRestrictions: 'No nuts' } };
    expect(fieldsToWrite(taken, current)).toEqual({});
  });

  it('takes an absent text and an empty one for the same', () => {
    const { dietaryRestrictions: _, ...absent } = ADA;
    expect(fieldsToWrite(saveOf({ ...ADA, dietaryRestrictions: 'Vegan' }, ADA), absent)).toEqual({
      dietaryRestrictions: 'Vegan',
    });
    expect(fieldsToWrite(saveOf(ADA, absent), absent)).toEqual({});
  });

  it('takes back what an earlier attempt sent, should that have arrived', () => {
    const attempt = { ...ADA, dietaryRestrictions: 'No nuts' };
    expect(fieldsToWrite(saveOf(ADA, ADA, attempt), attempt)).toEqual({ dietaryRestrictions: '' });
    expect(fieldsToWrite(saveOf(ADA, ADA, attempt), ADA)).toEqual({});
  });

  it('writes a default only over nothing', () => {
    const save: RsvpSave = { answers: { saturday: 'no' }, defaults: { friday: 'no' }, seen: [{}] };
    expect(fieldsToWrite(save, { name: 'Ada', friday: 'yes' })).toEqual({ saturday: 'no' });
    expect(fieldsToWrite(save, { name: 'Ada' })).toEqual({ friday: 'no', saturday: 'no' });
  });

  it('never replaces an unseen answer, and writes each answer that the guest changed', () => {
    const answer = fc.constantFrom('yes', 'no');
    const text = fc.constantFrom('', 'a', 'b');
    const rsvp = fc.record(
      { name: fc.constantFrom('a', 'b'), friday: answer, saturday: answer, guest: text },
      { requiredKeys: ['name', 'friday', 'saturday'] },
    );
    const stored = fc.option(fc.record(rsvpFields(answer, text), { requiredKeys: [] }), {
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
        for (const [field, mine] of Object.entries(answers)) {
          const [before, known, now] = [current, loaded, after].map(
            (state) => Reflect.get(state ?? {}, field) ?? '',
          );
          if (mine !== known || current === null) expect(now).toBe(mine);
          else expect(now).toBe(before);
          if (now !== before && current !== null) expect(before).toBe(known);
        }
      }),
    );
  });
});

const rsvpFields = (answer: fc.Arbitrary<string>, text: fc.Arbitrary<string>) => ({
  name: fc.constantFrom('a', 'b'),
  friday: answer as fc.Arbitrary<'yes' | 'no'>,
  saturday: answer as fc.Arbitrary<'yes' | 'no'>,
  guest: text,
});
