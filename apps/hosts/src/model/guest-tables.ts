import { type GuestTable, parseTable } from '@invitation/domain/guest-table';
import { errors as words } from '@invitation/domain/words/hosts/errors';
import type { NotesByKey } from './guest-notes';
import { type Guest, stillListed } from './guests';
import type { CollectionState, KeyedValue, Parser } from './read-document';
import { changedFields, type Replacement } from './replacement';

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

/**
 * The difference between the tables that are published and those that hosts have noted. Refused for guests who were deleted,
 * and whose published table was changed, since the host has seen them. Published tables of guests who no longer exist are deleted.
 */
export function tablesToPublish(
  guests: readonly Pick<Guest, 'key' | 'invitation'>[],
  notes: NotesByKey,
  tables: TablesByKey,
): readonly Replacement[] {
  const byKey = new Map(guests.map((guest) => [guest.key, guest]));
  return [...new Set([...byKey.keys(), ...tables.keys()])].flatMap((key): Replacement[] => {
    const guest = byKey.get(key);
    const { table: text, seats } = (guest && notes.get(key)) ?? {};
    const table = text?.trim();
    const to = table || seats ? { ...(table && { table }), ...(seats && { seats }) } : null;
    const from = tables.get(key) ?? null;
    const replacement: Replacement = { path: `tables/${key}`, from, to };
    if (changedFields(replacement).length === 0 && Boolean(from) === Boolean(to)) return [];
    return guest ? [replacement, stillListed(guest)] : [replacement];
  });
}
