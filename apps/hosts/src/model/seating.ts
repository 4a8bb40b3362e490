import type { RecordDay } from '@invitation/domain/event';
import { seatsIn } from '@invitation/domain/guest-table';
import type { Person } from '@invitation/domain/party';
import type { NotesByKey } from './guest-notes';
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

/**
 * Who sits at which table of those who come on any of these days, counted as everywhere (B14): a person with a seat of
 * their own there, and everybody else at the guest's table. By numbers and names, those without a table last.
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
    const own = notes.get(guest.key) ?? {};
    const seats = seatsIn(own);
    const table = own.table?.trim() ?? '';
    const { heads, people } = attendanceOf(guest, days);
    for (const person of people) sit(seats.get(person.name) ?? table, { guest, person, heads: 1 });
    const others = heads - people.length;
    if (others > 0) sit(table, { guest, person: null, heads: others });
  }
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  return [...tables]
    .map(([table, seats]) => ({
      table,
      seats,
      heads: seats.reduce((sum, { heads }) => sum + heads, 0),
    }))
    .sort(
      (one, other) => Number(!one.table) - Number(!other.table) || compare(one.table, other.table),
    );
}

/** A table of a guest, or of one person by name, who comes on none of these days: not yet, not any more, or by another name. */
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
