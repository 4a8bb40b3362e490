import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import { describe, expect, it } from 'vitest';
import { seatingOf } from '../../model/people/seating';
import { FOUR_EVENTS, handCountedPeople } from '../../testing/hand-counted-people';
import { seatPeople } from './seat-people';

const { guests } = handCountedPeople();
const keyOf = (name: string) => guests.find((guest) => guest.name === name)?.key ?? '';
const COSTAS = keyOf('The Costas');
const ROSSIS = keyOf('The Rossis');

/** The hosts' notes about the Costas after these people of theirs got a seat. The Costas are Ana, Rui, Tom and Lia. */
function afterwards(notes: GuestNotes | null, table: string, ...names: string[]) {
  const byKey = new Map(notes ? [[COSTAS, notes]] : []);
  const all = seatingOf(FOUR_EVENTS, guests, byKey).flatMap(({ seats }) => seats);
  const chosen = all.filter(
    ({ guest, person }) => guest.key === COSTAS && names.includes(person?.name ?? ''),
  );
  return seatPeople(table, chosen, all, byKey)[0]?.to;
}

describe('Seating', () => {
  it('gives a whole party one table', () => {
    expect(afterwards(null, '4', 'Ana', 'Rui', 'Tom', 'Lia')).toEqual({ table: '4' });
    const notes = { table: '3', seats: ['Tom = 9'], phone: '912' };
    const moved = { table: '4', phone: '912' };
    expect(afterwards(notes, '4', 'Ana', 'Rui', 'Tom', 'Lia')).toEqual(moved);
  });

  it('gives those who are still with their party its new table, and leaves the others where they are', () => {
    const notes = { table: '3', seats: ['Tom = 9'] };
    const moved = { table: '4', seats: ['Tom = 9'] };
    expect(afterwards(notes, '4', 'Ana', 'Rui', 'Lia')).toEqual(moved);
  });

  it('gives a person of a party a seat apart, and takes it back', () => {
    const apart = { table: '3', seats: ['Tom = 4'] };
    expect(afterwards({ table: '3' }, '4', 'Tom')).toEqual(apart);
    expect(afterwards(apart, '3', 'Tom')).toEqual({ table: '3' });
    expect(afterwards(null, '4', 'Tom')).toEqual({ seats: ['Tom = 4'] });
  });

  it('takes a party, or a person of it, off the table', () => {
    expect(afterwards({ table: '3' }, '', 'Ana', 'Rui', 'Tom', 'Lia')).toEqual({});
    const others = ['Ana = 3', 'Rui = 3', 'Lia = 3'];
    expect(afterwards({ table: '3' }, '', 'Tom')).toEqual({ seats: others });
    expect(afterwards({ seats: ['Tom = 4', 'Lia = 4'] }, '', 'Tom')).toEqual({
      seats: ['Lia = 4'],
    });
  });

  it('seats a party without names, and changes nobody who sits there already', () => {
    const all = seatingOf(FOUR_EVENTS, guests, new Map()).flatMap(({ seats }) => seats);
    const chosen = all.filter(({ guest }) => guest.key === ROSSIS);
    const [change, check] = seatPeople('4', chosen, all, new Map());
    expect(change).toEqual({ path: `guestNotes/${ROSSIS}`, from: null, to: { table: '4' } });
    expect(check?.path).toBe(`invitations/${ROSSIS}`);
    expect(seatPeople('4', chosen, all, new Map([[ROSSIS, { table: '4' }]]))).toEqual([]);
  });
});
