import type { RecordDay } from '@invitation/domain/event/event';
import { useState } from 'react';
import type { Guest } from '../../model/people/guests';
import {
  compareTables,
  readTables,
  type Seat,
  seatingOf,
  TABLES_KEY,
  tableOf,
} from '../../model/people/seating';
import type { NotesByKey } from '../../model/store/guest-notes';
import { seatKey } from './party-row';

/** A table to seat people at. */
export interface OfferedTable {
  /** Empty for the choice of no table. */
  readonly table: string;
  readonly heads: number;
  /** `null` if hosts have not entered a number. */
  readonly seats: number | null;
}

const hasRoom = ({ table, heads, seats }: OfferedTable): boolean =>
  table !== '' && (seats === null || heads < seats);

/** The table at which a host seats people, and the people chosen for it. */
export function useSeating(
  days: readonly Pick<RecordDay, 'day'>[],
  guests: readonly Guest[],
  notes: NotesByKey,
) {
  const [table, select] = useState<string | null>(null);
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const tables = seatingOf(days, guests, notes);
  const named = readTables(notes.get(TABLES_KEY)?.note).tables;
  const heads = new Map(tables.map((each) => [each.table, each.heads]));
  const offered = [...new Set([...named.keys(), ...heads.keys(), ''])].sort(compareTables).map(
    (each): OfferedTable => ({
      table: each,
      heads: heads.get(each) ?? 0,
      seats: named.get(each) ?? null,
    }),
  );
  // Without a table, there is nowhere to seat anybody.
  const selected =
    offered.length > 1
      ? (offered.find((each) => each.table === table) ?? offered.find(hasRoom) ?? offered[0])
      : undefined;
  const chosen = tables
    .filter((each) => each.table !== selected?.table)
    .flatMap(({ seats }) => seats.filter((seat) => keys.has(seatKey(seat))));
  const ofSeat = (seat: Seat) => tableOf(seat, notes);
  return {
    tables,
    offered,
    selected,
    select,
    chosen,
    /** The chosen people who sit at another table. */
    moving: chosen.filter((seat) => ofSeat(seat) !== ''),
    tableOf: ofSeat,
    isChosen: (seat: Seat) => keys.has(seatKey(seat)),
    choose(seats: readonly Seat[], areChosen: boolean) {
      const next = new Set(keys);
      for (const key of seats.map(seatKey)) {
        if (areChosen) next.add(key);
        else next.delete(key);
      }
      setKeys(next);
    },
    /**
     * After a change, its people are no longer chosen, and the next table with room replaces a full one. What the host has chosen since
     * stays.
     */
    goOn() {
      setKeys((current) => new Set([...current].filter((key) => !keys.has(key))));
      if (!selected) return;
      const now = selected.heads + chosen.reduce((sum, seat) => sum + seat.heads, 0);
      const at = offered.indexOf(selected);
      const next = hasRoom({ ...selected, heads: now })
        ? selected
        : ([...offered.slice(at + 1), ...offered.slice(0, at)].find(hasRoom) ?? selected);
      select((current) => (current === table ? next.table : current));
    },
  };
}
