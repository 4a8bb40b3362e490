import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import { seatsIn, TABLE_LIMIT } from '@invitation/domain/guest-list/guest-table';
import { isUnnamed } from '@invitation/domain/party/facts';
import { peopleIn } from '@invitation/domain/party/person';
import type { Person } from '@invitation/domain/record/record';
import { compareNames, type NotesByKey } from '../store/guest-notes';
import { attendanceOf, type Guest, hasReplied, type RepliedGuest, type SomeDays } from './guests';
import { sumOf } from './question-totals';

/** One named person who comes, or all unnamed people of a guest. */
export interface Seat {
  readonly guest: RepliedGuest;
  /** `null` for people without names. */
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
 * The tables of people with their own seats, by name. The seat of a `+1` passes to the person who has got a name since: that is one of
 * the last whom only the reply names, because a reply has new names last.
 */
export function seatsOf(
  { reply, invitation }: Pick<Guest, 'reply' | 'invitation'>,
  notes: GuestNotes | null | undefined,
): ReadonlyMap<string, string> {
  const seats = seatsIn(notes ?? {});
  const names = peopleIn(reply ?? {}).map(({ name }) => name);
  const places = [...seats.keys()].filter((name) => isUnnamed(name) && !names.includes(name));
  if (places.length === 0) return seats;
  const later = names
    .filter((name) => !isUnnamed(name) && !seats.has(name))
    .filter((name) => !invitation?.members?.includes(name))
    .slice(-places.length);
  return new Map(
    [...seats].map(([name, table]) => [later[places.indexOf(name)] ?? name, table] as const),
  );
}

/** The table of a person: their own one, otherwise the guest's; empty without either. */
export function tableOf(
  { guest, person }: Pick<Seat, 'person'> & { readonly guest: Guest },
  notes: NotesByKey,
): string {
  const own = notes.get(guest.key) ?? {};
  return (person && seatsOf(guest, own).get(person.name)) ?? own.table?.trim() ?? '';
}

/** The tables of a guest's people who come on any of these days. While nobody comes, the guest's own table. */
export function tablesOf(guest: Guest, days: SomeDays, notes: NotesByKey): readonly string[] {
  const { heads, people } = attendanceOf(guest, days);
  const seats = [...people, ...(heads > people.length || heads === 0 ? [null] : [])];
  return [...new Set(seats.map((person) => tableOf({ guest, person }, notes)))]
    .filter((table) => table !== '')
    .sort(compareTables);
}

/** Sorts tables by number and name, and the empty one last. */
export const compareTables = (one: string, other: string): number =>
  Number(!one) - Number(!other) || compareNames(one, other);

/**
 * Who sits at which table on any of these days (B14): people with their own seat at its table, everybody else at the guest's table.
 * In the order of `compareTables`.
 */
export function seatingOf(
  days: SomeDays,
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
      heads: sumOf(seats, ({ heads }) => heads),
    }))
    .sort((one, other) => compareTables(one.table, other.table));
}

/** The table of somebody who comes on none of these days: not yet, no longer, or under another name. */
export interface EmptySeat {
  readonly guest: Guest;
  readonly name: string | null;
  readonly table: string;
}

export const emptySeats = (
  days: SomeDays,
  guests: readonly Guest[],
  notes: NotesByKey,
): readonly EmptySeat[] =>
  guests.flatMap((guest) => {
    const own = notes.get(guest.key) ?? {};
    const { heads, people } = attendanceOf(guest, days);
    const seats = [...seatsOf(guest, own)]
      .filter(([name]) => people.every((person) => person.name !== name))
      .map(([name, table]) => ({ guest, name, table }));
    const table = own.table?.trim();
    return table && heads === 0 ? [{ guest, name: null, table }, ...seats] : seats;
  });

/** Whether a table can have this name. A `=` would be ambiguous in people's own seats, such as `Ana = 7`. */
export const canBeTable = (name = ''): boolean => !name.includes('=');

/** The key of the hosts' tables in `guestNotes`. No guest has a key this short. */
export const TABLES_KEY = 'tables';

/** How many seats each table has; `null` if hosts have not entered a number. */
export type TableSeats = ReadonlyMap<string, number | null>;

/** `line` cannot be read as a table. `twice` is a table that is on two lines. */
export interface TableFaults {
  readonly line?: string;
  readonly twice?: string;
}

/** `7` or `Table 7`, in every language of the hosts' page, because hosts with several languages share the list. */
const NUMBERED_TABLE = /^(?:(?:table|tisch|mesa)\s+)?(\d+)$/i;

/** Reads the hosts' tables: one a line, such as `1 = 8`, `Table 1 = 8` or `Garden`. */
export function readTables(text = ''): {
  readonly tables: TableSeats;
  readonly faults: TableFaults;
} {
  const tables = new Map<string, number | null>();
  let faults: TableFaults = {};
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const [, written = '', seats] = /^([^=]+?)\s*(?:=\s*(\d{1,3}))?$/.exec(line) ?? [];
    const table = NUMBERED_TABLE.exec(written)?.[1] ?? written;
    if (table === '' || table.length > TABLE_LIMIT) faults = { line, ...faults };
    else if (tables.has(table)) faults = { twice: table, ...faults };
    else tables.set(table, seats === undefined ? null : Number(seats));
  }
  return { tables, faults };
}
