import { describe, expect, it } from 'vitest';
import { fc } from '../fixtures/fast-check.js';
import type { Fields } from '../record/record';
import { applyFields, Conflict, fieldsToWrite, type Save, type Seen } from './save';

const ADA = { name: 'Ada', friday: 'yes', saturday: 'yes', dietaryRestrictions: '' } as const;
const saveOf = (answers: Fields, ...seen: Seen): Save => ({ answers, seen });

describe('A save', () => {
  it('writes every field of a new document', () => {
    const save = { ...saveOf({ name: 'Ada', saturday: 'yes' }, null), defaults: { friday: 'no' } };
    expect(fieldsToWrite(save, null)).toEqual({
      name: 'Ada',
      friday: 'no',
      saturday: 'yes',
    });
  });

  it('omits undefined fields', () => {
    const answers = { ...ADA, guest: undefined };
    expect(fieldsToWrite(saveOf(answers, null), null)).toStrictEqual(ADA);
  });

  it('restores a deleted document only if the person knows that it is gone', () => {
    expect(() => fieldsToWrite(saveOf({ ...ADA, friday: 'no' }, ADA), null)).toThrow(
      expect.objectContaining({ name: 'Conflict', current: null, fields: [] }),
    );
    expect(fieldsToWrite(saveOf(ADA, null, ADA), null)).toEqual(ADA);
  });

  it('writes only the fields that the person changed', () => {
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

  it('throws a conflict instead of replacing an answer that the person has not seen', () => {
    const current = { ...ADA, dietaryRestrictions: 'No nuts', friday: 'no' } as const;
    const save = saveOf({ ...ADA, dietaryRestrictions: 'Vegan' }, ADA);
    expect(() => fieldsToWrite(save, current)).toThrow(
      expect.objectContaining({
        name: 'Conflict',
        fields: ['dietaryRestrictions'],
        current,
      }),
    );
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
    const save = { answers: { saturday: 'no' }, defaults: { friday: 'no' }, seen: [{}] };
    expect(fieldsToWrite(save, { name: 'Ada', friday: 'yes' })).toEqual({ saturday: 'no' });
    expect(fieldsToWrite(save, { name: 'Ada' })).toEqual({ friday: 'no', saturday: 'no' });
  });

  it('removes a field', () => {
    expect(fieldsToWrite(saveOf({ friday: null }, ADA), ADA)).toEqual({ friday: null });
    expect(fieldsToWrite(saveOf({ friday: null }, {}), {})).toEqual({});
    expect(fieldsToWrite(saveOf({ name: 'Ada', friday: null }, null), null)).toEqual({
      name: 'Ada',
    });
  });

  it('treats the answer for a day and its number of people as one answer', () => {
    const four = { ...ADA, fridayPeople: 4 };
    const decline = saveOf({ friday: 'no', fridayPeople: null }, four);
    expect(fieldsToWrite(decline, four)).toEqual({ friday: 'no', fridayPeople: null });
    const conflict = (save: Save, current: Fields) => {
      expect(() => fieldsToWrite(save, current)).toThrow(
        expect.objectContaining({ current, fields: ['friday', 'fridayPeople'] }),
      );
    };
    conflict(decline, { ...ADA, fridayPeople: 3 });
    conflict(saveOf({ friday: 'no', fridayPeople: null }, ADA), four);
    conflict(saveOf({ friday: 'yes', fridayPeople: 3 }, four), { ...ADA, friday: 'no' });
  });

  it('never leaves a number of people with a no', () => {
    const isConsistent = ({ friday, fridayPeople }: Fields) =>
      friday === 'yes' || (fridayPeople ?? null) === null;
    const reply = fc.constantFrom<Fields>(
      { friday: 'no' },
      { friday: 'yes' },
      { friday: 'yes', fridayPeople: 2 },
      { friday: 'yes', fridayPeople: 3 },
    );
    // The form of a guest without an invitation has no number.
    const answers = fc.oneof(
      reply.map((each) => ({ fridayPeople: null, ...each })),
      fc.constant({ friday: 'yes' }),
    );
    const counts = { written: 0, conflicts: 0 };
    fc.assert(
      fc.property(reply, reply, answers, (seen, current, each) => {
        try {
          const written = fieldsToWrite(saveOf(each, seen), current);
          expect(applyFields(current, written)).toSatisfy(isConsistent);
          counts.written += Object.keys(written).length > 0 ? 1 : 0;
        } catch (error) {
          expect(error).toBeInstanceOf(Conflict);
          // Somebody who has seen the current document can save.
          expect(seen).not.toEqual(current);
          counts.conflicts += 1;
        }
      }),
    );
    // Otherwise the saves would prove nothing.
    expect(Math.min(counts.written, counts.conflicts)).toBeGreaterThan(0);
  });

  it('tells a name with a comma from two names', () => {
    const seen = { members: ['Ana,Tom'] };
    const answers = { members: ['Ana', 'Tom'] };
    expect(fieldsToWrite(saveOf(answers, seen), seen)).toEqual(answers);
    expect(fieldsToWrite(saveOf({ members: 'Ana,Tom' }, seen), seen)).toEqual({});
  });

  it('compares numbers and times by value', () => {
    const time = new Date(7);
    const seen = { people: 2, time };
    const answers = { people: 2, time: new Date(7), name: 'Ada' };
    expect(fieldsToWrite(saveOf(answers, seen), seen)).toEqual({ name: 'Ada' });
    expect(() => fieldsToWrite(saveOf({ people: 3 }, seen), { people: 4 })).toThrow();
  });
});
