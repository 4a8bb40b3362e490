import { type GuestTable, parseTable } from '@invitation/domain/guest-list/guest-table';
import { errors as words } from '@invitation/domain/words/hosts/errors';
import type { CollectionState, KeyedValue, Parser } from './read-document';
import type { Replacement } from './replacement';

/** The tables that are published, by the keys of the guests who can read them (B15). */
export type TablesByKey = ReadonlyMap<string, GuestTable>;

export const NO_TABLES: TablesByKey = new Map();

/** Of the collection `tables`. */
export type TablesState = CollectionState<GuestTable>;

export const parseTableDocument: Parser<KeyedValue<GuestTable>> = ({ key, data }) => {
  const value = parseTable(data);
  return value ? { key, value } : { key, reason: words.unreadable.tables };
};

/** When guests are deleted or merged, so is what is published for them. */
export const withoutTables = (keys: Iterable<string>, tables: TablesByKey): Replacement[] =>
  [...keys].map((key) => ({ path: `tables/${key}`, from: tables.get(key) ?? null, to: null }));
