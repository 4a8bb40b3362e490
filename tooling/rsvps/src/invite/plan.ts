import { newInvitationId } from '@invitation/domain/invitation-link';
import { normalizeText } from '@invitation/hosts/model/normalize';
import type { StoredDocument } from '../documents';
import { type Fault, faultsError } from './faults';
import type { Guest } from './guests';

/** A row of the hosts' table, with the id of its invitation. */
export interface PlannedInvitation {
  readonly id: string;
  readonly guest: Guest;
  /** `undefined` for a new invitation. */
  readonly stored: StoredDocument | undefined;
  /** The fields to write that differ from the stored ones, e.g. `people: 1 → 2`. */
  readonly changes: readonly string[];
}

/** What an import does. */
export interface Plan {
  /** In the order of the table. */
  readonly invitations: readonly PlannedInvitation[];
  /** Invitations that are not in the table. */
  readonly absent: readonly StoredDocument[];
}

function groupByName(documents: readonly StoredDocument[]): Map<string, StoredDocument[]> {
  const groups = new Map<string, StoredDocument[]>();
  for (const document of documents) {
    if (typeof document.data.name !== 'string') continue;
    const name = normalizeText(document.data.name);
    groups.set(name, [...(groups.get(name) ?? []), document]);
  }
  return groups;
}

const changesOf = ({ card }: Guest, stored: StoredDocument): string[] =>
  (['name', 'days', 'people'] as const).flatMap((field) =>
    card[field] === stored.data[field] ? [] : [`${field}: ${stored.data[field]} → ${card[field]}`],
  );

/**
 * Matches the hosts' table with the stored invitations: by id, otherwise by name, without regard to case and accents. An
 * id that is not stored is used again, so that a withdrawn invitation can come back.
 *
 * @param file for the error
 * @throws HostError if several invitations have the name of a row without an id
 */
export function planInvitations(
  file: string,
  guests: readonly Guest[],
  stored: readonly StoredDocument[],
): Plan {
  const open = new Map(stored.map((document) => [document.key, document]));
  const matches = new Map<Guest, StoredDocument>();
  const match = (guest: Guest, document: StoredDocument | undefined) => {
    if (!document) return;
    matches.set(guest, document);
    open.delete(document.key);
  };
  for (const guest of guests) {
    if (guest.id !== undefined) match(guest, open.get(guest.id));
  }
  const byName = groupByName([...open.values()]);
  const faults: Fault[] = [];
  for (const guest of guests) {
    if (guest.id !== undefined) continue;
    const [document, ...others] = byName.get(normalizeText(guest.card.name)) ?? [];
    if (others.length > 0) {
      const message = `${others.length + 1} invitations have this name. Write the id of one of them into a column "id".`;
      faults.push({ row: guest.row, column: 'name', message });
    }
    match(guest, document);
  }
  if (faults.length > 0) throw faultsError(file, faults);
  return {
    invitations: guests.map((guest) => {
      const document = matches.get(guest);
      return {
        id: document?.key ?? guest.id ?? newInvitationId(),
        guest,
        stored: document,
        changes: document ? changesOf(guest, document) : [],
      };
    }),
    absent: [...open.values()],
  };
}
