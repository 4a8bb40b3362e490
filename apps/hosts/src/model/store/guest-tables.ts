import type { GuestTable } from '@invitation/domain/guest-list/guest-table';
import type { Change } from './change';
import type { HostsBackend } from './hosts-backend';

/** The tables that are published, by the keys of the guests who can read them (B15). */
export type TablesByKey = ReadonlyMap<string, GuestTable>;

export const NO_TABLES: TablesByKey = new Map();

/** Reads hosts' notes about guests, and the guests' published tables. */
export const readNotesAndTables = (
  backend: Pick<HostsBackend, 'readDocuments'>,
  keys: readonly string[],
) =>
  Promise.all([backend.readDocuments('guestNotes', keys), backend.readDocuments('tables', keys)]);

/** Deletes the published tables of guests who are deleted or merged. */
export const withoutTables = (keys: Iterable<string>, tables: TablesByKey): Change[] =>
  [...keys].map((key) => ({ path: `tables/${key}`, from: tables.get(key) ?? null, to: null }));
