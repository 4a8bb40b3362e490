import type { GuestTable } from '@invitation/domain/guest-list/guest-table';
import type { Change } from './change';
import type { HostsBackend } from './hosts-backend';

/** The tables that are published, by the keys of the guests who can read them (B15). */
export type TablesByKey = ReadonlyMap<string, GuestTable>;

export const NO_TABLES: TablesByKey = new Map();

/** What hosts noted of guests, and what is published for them. */
export const readNotesAndTables = (
  backend: Pick<HostsBackend, 'readDocuments'>,
  keys: readonly string[],
) =>
  Promise.all([backend.readDocuments('guestNotes', keys), backend.readDocuments('tables', keys)]);

/** When guests are deleted or merged, so is what is published for them. */
export const withoutTables = (keys: Iterable<string>, tables: TablesByKey): Change[] =>
  [...keys].map((key) => ({ path: `tables/${key}`, from: tables.get(key) ?? null, to: null }));
