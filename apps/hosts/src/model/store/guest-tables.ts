import type { GuestTable } from '@invitation/domain/guest-list/guest-table';
import type { Change } from './change';

/** The tables that are published, by the keys of the guests who can read them (B15). */
export type TablesByKey = ReadonlyMap<string, GuestTable>;

export const NO_TABLES: TablesByKey = new Map();

/** When guests are deleted or merged, so is what is published for them. */
export const withoutTables = (keys: Iterable<string>, tables: TablesByKey): Change[] =>
  [...keys].map((key) => ({ path: `tables/${key}`, from: tables.get(key) ?? null, to: null }));
