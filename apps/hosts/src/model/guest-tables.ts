import { type GuestTable, parseTable } from '@invitation/domain/guest-table';
import { errors as words } from '@invitation/domain/words/hosts/errors';
import type { NotesByKey } from './guest-notes';
import type { Guest } from './guests';
import type { Parser, Separated, UnreadableDocument } from './read-document';
import { changedFields, type Replacement } from './replacement';

/** The tables that are published, by the keys of the guests who can read them (B15). */
export type TablesByKey = ReadonlyMap<string, GuestTable>;

export const NO_TABLES: TablesByKey = new Map();

/** What a listener has last reported of the collection `tables`. */
export interface TablesState {
  readonly tables: TablesByKey;
  /** Documents that are not tables. */
  readonly unreadable: readonly UnreadableDocument[];
  /** Whether the server has confirmed this state. */
  readonly isLive: boolean;
}

interface TableDocument {
  readonly key: string;
  readonly table: GuestTable;
}

export const parseTableDocument: Parser<TableDocument> = ({ key, data }) => {
  const table = parseTable(data);
  return table ? { key, table } : { key, reason: words.unreadable.tables };
};

export const tablesState = (
  { items, unreadable }: Separated<TableDocument>,
  isLive: boolean,
): TablesState => ({
  tables: new Map(items.map(({ key, table }) => [key, table])),
  unreadable,
  isLive,
});

/** When guests are deleted or merged, so is what is published for them. */
export const withoutTables = (keys: Iterable<string>, tables: TablesByKey): Replacement[] =>
  [...keys].map((key) => ({ path: `tables/${key}`, from: tables.get(key) ?? null, to: null }));

/**
 * The difference between the tables that are published and those that hosts have noted. Refused for guests who were deleted,
 * and whose published table was changed, since the host has seen them. What belongs to nobody goes.
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
    if (!guest) return [replacement];
    // It only matters that the guest still exists.
    const path = guest.invitation ? (`invitations/${key}` as const) : (`rsvps/${key}` as const);
    return [replacement, { path, from: {}, to: {} }];
  });
}
