import type { RecordDay } from '@invitation/domain/event/event';
import { seatsIn } from '@invitation/domain/guest-list/guest-table';
import type { Person } from '@invitation/domain/record/record';
import { compareNames, type NotesByKey } from '../store/guest-notes';
import { attendanceOf, type Guest, hasReplied, type RepliedGuest } from './guests';

/** Somebody who comes, or all of a guest whose names nobody knows. */
export interface Seat {
  readonly guest: RepliedGuest;
  /** `null` of people without names. */
  readonly person: Person | null;
  readonly heads: number;
}

export interface SeatedTable {
  /** Empty for those without a table. */
  readonly table: string;
  readonly seats: readonly Seat[];
  readonly heads: number;
}

/** Where somebody sits: people may have seats apart from their guest. Empty without a table. */
export function tableOf(
  { guest, person }: Pick<Seat, 'person'> & { readonly guest: Guest },
  notes: NotesByKey,
): string {
  const own = notes.get(guest.key) ?? {};
  return (person && seatsIn(own).get(person.name)) ?? own.table?.trim() ?? '';
}

/** By numbers and names, those without a table last. */
export const compareTables = (one: string, other: string): number =>
  Number(!one) - Number(!other) || compareNames(one, other);

/**
 * Who sits at which table on any of these days, counted as everywhere (B14): people with their own seat there, and everybody
 * else at the guest's table. By numbers and names, those without a table last.
 */
export function seatingOf(
  days: readonly Pick<RecordDay, 'day'>[],
  guests: readonly Guest[],
  notes: NotesByKey,
): readonly SeatedTable[] {
  const tables = new Map<string, Seat[]>();
  const sit = (table: string, seat: Seat) =>
    tables.set(table, [...(tables.get(table) ?? []), seat]);
  for (const guest of guests.filter(hasReplied)) {
    const { heads, people } = attendanceOf(guest, days);
    const others = { guest, person: null, heads: heads - people.length };
    const seats: Seat[] = people.map((person) => ({ guest, person, heads: 1 }));
    if (others.heads > 0) seats.push(others);
    for (const seat of seats) sit(tableOf(seat, notes), seat);
  }
  return [...tables]
    .map(([table, seats]) => ({
      table,
      seats,
      heads: seats.reduce((sum, { heads }) => sum + heads, 0),
    }))
    .sort((one, other) => compareTables(one.table, other.table));
}

/** A table of somebody who comes on none of these days: not yet, no longer, or under another name. */
export interface EmptySeat {
  readonly guest: Guest;
  readonly name: string | null;
  readonly table: string;
}

export const emptySeats = (
  days: readonly Pick<RecordDay, 'day'>[],
  guests: readonly Guest[],
  notes: NotesByKey,
): readonly EmptySeat[] =>
  guests.flatMap((guest) => {
    const own = notes.get(guest.key) ?? {};
    const { heads, people } = attendanceOf(guest, days);
    const seats = [...seatsIn(own)]
      .filter(([name]) => people.every((person) => person.name !== name))
      .map(([name, table]) => ({ guest, name, table }));
    const table = own.table?.trim();
    return table && heads === 0 ? [{ guest, name: null, table }, ...seats] : seats;
  });
