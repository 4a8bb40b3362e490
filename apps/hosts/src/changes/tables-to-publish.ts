import { type Guest, stillListed } from '../people/guests';
import { type Change, changedFields } from '../store/change';
import type { NotesByKey } from '../store/guest-notes';
import type { TablesByKey } from '../store/guest-tables';

/**
 * The difference between the tables that are published and those that hosts have noted. Refused for guests who were deleted,
 * and whose published table was changed, since the host has seen them. Published tables of guests who no longer exist are deleted.
 */
export function tablesToPublish(
  guests: readonly Pick<Guest, 'key' | 'invitation'>[],
  notes: NotesByKey,
  tables: TablesByKey,
): readonly Change[] {
  const byKey = new Map(guests.map((guest) => [guest.key, guest]));
  return [...new Set([...byKey.keys(), ...tables.keys()])].flatMap((key): Change[] => {
    const guest = byKey.get(key);
    const { table: text, seats } = (guest && notes.get(key)) ?? {};
    const table = text?.trim();
    const to = table || seats ? { ...(table && { table }), ...(seats && { seats }) } : null;
    const from = tables.get(key) ?? null;
    const change: Change = { path: `tables/${key}`, from, to };
    if (changedFields(change).length === 0 && Boolean(from) === Boolean(to)) return [];
    return guest ? [change, stillListed(guest)] : [change];
  });
}
