import { searchText } from '@invitation/domain/record/text-forms';
import { groupBy } from '../../people/group-by-name';
import type { PersonalInvitation } from '../../store/collections';
import type { NotesByKey } from '../../store/guest-notes';
import type { ReadGuest } from '../meaning/read-guest';
import type { Replies } from './plan';

/** The invitations that a guest of a list may be. */
export interface Match {
  /** `undefined` for a new guest. */
  readonly stored: PersonalInvitation | undefined;
  /** How many invitations have the name, if nothing tells which of them is meant. */
  readonly several: number;
}

const digits = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-8);

/**
 * Compares the guests of a list with the invitations: by the id, otherwise by the name, without regard to case and accents. Of several
 * guests of one name, the email or the telephone tells which one it is. A party that is known under another name is found by its
 * people. No invitation is given twice.
 */
export function matchesOf(
  guests: readonly ReadGuest[],
  invitations: readonly PersonalInvitation[],
  replies: Replies,
  notes: NotesByKey,
  isExported: boolean,
): ReadonlyMap<ReadGuest, Match> {
  const identified = new Set(guests.flatMap(({ id }) => id || []));
  const byId = new Map(invitations.map((invitation) => [invitation.id, invitation]));
  const open = invitations.filter(({ id }) => !identified.has(id));
  // An exported table has the names as in the replies.
  const byName = groupBy(open, ({ id, name }) =>
    searchText((isExported && replies.get(id)?.name) || name),
  );
  const byMember = groupBy(
    open.flatMap((invitation) =>
      (invitation.members ?? []).map((member) => ({ invitation, member })),
    ),
    ({ member }) => searchText(member),
  );
  const taken = new Set<string>();
  const named = (name: string) => (name ? (byName.get(searchText(name)) ?? []) : []);
  const isSamePerson = (guest: ReadGuest, { id }: PersonalInvitation): boolean => {
    const own = notes.get(id);
    const { email, phone } = guest.notes;
    return (
      (email !== '' && searchText(own?.email ?? '') === searchText(email)) ||
      (phone !== '' && own?.phone !== undefined && digits(own.phone) === digits(phone))
    );
  };
  const differs = (guest: ReadGuest, invitation: PersonalInvitation): boolean =>
    Boolean(guest.notes.email && notes.get(invitation.id)?.email) &&
    !isSamePerson(guest, invitation);
  const candidatesOf = (guest: ReadGuest): readonly PersonalInvitation[] => {
    for (const name of [guest.name, ...guest.aliases]) {
      const found = named(name);
      if (found.length > 0) return found;
    }
    return partyWith(guest, byMember, named);
  };
  const namesakes = groupBy(guests, ({ name }) => searchText(name));
  const result = new Map<ReadGuest, Match>();
  const take = (guest: ReadGuest, stored: PersonalInvitation | undefined, several = 0) => {
    if (stored) taken.add(stored.id);
    result.set(guest, { stored, several });
  };
  for (const guest of guests) if (guest.id) take(guest, byId.get(guest.id));
  // First those whom an email or a phone number identifies, then the others.
  for (const isSure of [true, false]) {
    for (const guest of guests) {
      if (result.has(guest)) continue;
      const candidates = candidatesOf(guest).filter(({ id }) => !taken.has(id));
      const sure = candidates.filter((each) => isSamePerson(guest, each));
      if (sure.length === 1) take(guest, sure[0]);
      else if (!isSure) {
        const isOneOfSeveral = (namesakes.get(searchText(guest.name))?.length ?? 0) > 1;
        const possible = isOneOfSeveral
          ? candidates.filter((each) => !differs(guest, each))
          : candidates;
        take(guest, possible[0], candidates.length > 1 ? candidates.length : 0);
      }
    }
  }
  return result;
}

/** A party under another name: its first person has an invitation, or half of its people are on one. */
function partyWith(
  { members = [] }: ReadGuest,
  byMember: ReadonlyMap<string, readonly { readonly invitation: PersonalInvitation }[]>,
  named: (name: string) => readonly PersonalInvitation[],
): readonly PersonalInvitation[] {
  const [first = ''] = members;
  const own = named(first);
  if (own.length > 0) return own;
  const counts = new Map<PersonalInvitation, number>();
  for (const member of members) {
    for (const { invitation } of byMember.get(searchText(member)) ?? []) {
      counts.set(invitation, (counts.get(invitation) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([{ members: all = [] }, count]) => count * 2 > Math.max(all.length, 2) - 1)
    .map(([invitation]) => invitation);
}
