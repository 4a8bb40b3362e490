import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import { seatLines } from '@invitation/domain/guest-list/guest-table';
import type { Fields } from '@invitation/domain/record/record';
import { applyFields } from '@invitation/domain/rsvp/save';
import { groupBy } from '../../model/people/group-by-name';
import { type Guest, stillListed } from '../../model/people/guests';
import { type Seat, seatsOf } from '../../model/people/seating';
import { type Change, changedFields } from '../../model/store/change';
import type { NotesByKey } from '../../model/store/guest-notes';

/**
 * Seats people at a table, or at none. A whole party changes the table of the guest, and a person of a party gets a seat apart
 * from the others. Refused for guests who were deleted, or whose notes were changed, since the host has seen them.
 *
 * @param table empty for none
 * @param all all seats of each party, on any day
 */
export const seatPeople = (
  table: string,
  chosen: readonly Seat[],
  all: readonly Seat[],
  notes: NotesByKey,
): readonly Change[] =>
  [...groupBy(chosen, ({ guest }) => guest.key).values()].flatMap((seats): Change[] => {
    const [{ guest }] = seats;
    const party = all.filter((seat) => seat.guest.key === guest.key);
    const from = notes.get(guest.key) ?? null;
    const to = applyFields(from, fieldsAfter(table, guest, seats, party, from ?? {}));
    if (changedFields({ from, to }).length === 0) return [];
    return [{ path: `guestNotes/${guest.key}`, from, to }, stillListed(guest)];
  });

function fieldsAfter(
  table: string,
  guest: Guest,
  chosen: readonly Seat[],
  party: readonly Seat[],
  notes: GuestNotes,
): Fields {
  const apart = new Map(seatsOf(guest, notes));
  const isWithParty = ({ person }: Seat) => person === null || !apart.has(person.name);
  const names = new Set(chosen.map(({ person }) => person?.name));
  const others = party.filter(({ person }) => !names.has(person?.name));
  const staying = others.filter(isWithParty);
  const partyMoves =
    // A person has no table only if the party has none.
    table === '' ||
    names.has(undefined) ||
    (staying.length === 0 && (others.length === 0 || chosen.some(isWithParty)));
  const before = notes.table?.trim() ?? '';
  const after = partyMoves ? table : before;
  for (const { person } of chosen) {
    if (!person) continue;
    if (table === after) apart.delete(person.name);
    else apart.set(person.name, table);
  }
  if (partyMoves && before) {
    for (const { person } of staying) if (person) apart.set(person.name, before);
  }
  return {
    table: after || null,
    seats: apart.size > 0 ? seatLines(apart) : null,
  };
}
