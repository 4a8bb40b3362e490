import { seatLines } from '@invitation/domain/guest-list/guest-table';
import { type Guest, stillListed } from '../people/guests';
import { seatsOf } from '../people/seating';
import { type Change, changedFields } from '../store/change';
import type { NotesByKey } from '../store/guest-notes';
import type { TablesByKey } from '../store/guest-tables';

/**
 * The difference between the tables that are published and those that hosts have noted. Refused for guests who were deleted,
 * and whose published table was changed, since the host has seen them. Published tables of guests who no longer exist are deleted.
 */
export function tablesToPublish(
  guests: readonly Pick<Guest, 'key' | 'reply' | 'invitation'>[],
  notes: NotesByKey,
  tables: TablesByKey,
): readonly Change[] {
  const byKey = new Map(guests.map((guest) => [guest.key, guest]));
  return [...new Set([...byKey.keys(), ...tables.keys()])].flatMap((key): Change[] => {
    const guest = byKey.get(key);
    const own = guest && notes.get(key);
    const table = own?.table?.trim();
    const seats = guest ? seatLines(seatsOf(guest, own)) : [];
    const to =
      table || seats.length > 0
        ? { ...(table && { table }), ...(seats.length > 0 && { seats }) }
        : null;
    const from = tables.get(key) ?? null;
    const change: Change = { path: `tables/${key}`, from, to };
    if (changedFields(change).length === 0 && Boolean(from) === Boolean(to)) return [];
    return guest ? [change, stillListed(guest)] : [change];
  });
}
