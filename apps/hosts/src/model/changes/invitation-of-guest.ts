import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import type { StoredInvitation } from '@invitation/domain/guest-list/stored-invitation';
import type { Fields } from '@invitation/domain/record/record';
import type { Save } from '@invitation/domain/rsvp/save';
import type { Guest } from '../people/guests';
import { namesOfPlaces, type Renames, renamedSeats, renamesBetween } from '../people/members';
import type { Plan } from '../store/change';

/** The people who get another name when an invitation is saved. */
export function renamesIn(
  {
    reply,
    invitation,
  }: Pick<Guest, 'reply'> & {
    readonly invitation: Pick<StoredInvitation, 'members'> | null;
  },
  { answers }: Pick<Save, 'answers'>,
): Renames {
  const before = invitation?.members ?? [];
  const members = Array.isArray(answers.members) ? answers.members.map(String) : [];
  const people = Number(answers.people);
  return new Map([
    ...renamesBetween(before, members),
    ...namesOfPlaces(before, { members, people }, reply),
  ]);
}

/**
 * Saves the invitation of a guest. The seats of people follow their corrected names.
 *
 * @param answers that make the reply match the invitation
 * @param notes of the guest, if names change
 */
export function invitationOfGuest(
  guest: Pick<Guest, 'key' | 'reply' | 'invitation'>,
  save: Save,
  answers: Fields,
  notes: GuestNotes | undefined,
): Plan {
  const { key, reply } = guest;
  const seats = renamedSeats(notes, renamesIn(guest, save));
  return {
    [`invitations/${key}`]: save,
    ...(Object.keys(answers).length > 0 && { [`rsvps/${key}`]: { answers, seen: [reply] } }),
    ...(Object.keys(seats).length > 0 && {
      [`guestNotes/${key}`]: { answers: seats, seen: [notes ?? null] },
    }),
  };
}
