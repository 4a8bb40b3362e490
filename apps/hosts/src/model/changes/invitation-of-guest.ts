import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import type { StoredInvitation } from '@invitation/domain/guest-list/stored-invitation';
import type { Fields } from '@invitation/domain/record/record';
import { peopleField } from '@invitation/domain/record/rsvp-fields';
import { isSame, type Save } from '@invitation/domain/rsvp/save';
import type { Guest, SomeDays } from '../people/guests';
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

/** The fields of a reply that a smaller invitation may contradict. */
export const repliedFields = (days: SomeDays): readonly string[] =>
  days.flatMap(({ day }) => [day, peopleField(day)]);

const DECIDED_BY_REPLY = ['days', 'people', 'members'];

/**
 * Saves the invitation of a guest. If its people or days change, it is refused if the host has not seen the latest reply. Seats follow
 * corrected names.
 *
 * @param answers the changes that make the reply match the invitation
 * @param notes the guest's notes, if names change
 */
export function invitationOfGuest(
  days: SomeDays,
  guest: Pick<Guest, 'key' | 'reply' | 'invitation'>,
  save: Save,
  answers: Fields,
  notes: GuestNotes | undefined,
): Plan {
  const { key, reply } = guest;
  const seats = renamedSeats(notes, renamesIn(guest, save));
  // A host who brings a deleted guest back has seen that there is no reply.
  const [seen] = save.seen.includes(null) ? [] : save.seen;
  const isDecided = DECIDED_BY_REPLY.some(
    (name) => seen && save.answers[name] !== undefined && !isSame(seen[name], save.answers[name]),
  );
  return {
    [`invitations/${key}`]: save,
    ...((isDecided || Object.keys(answers).length > 0) && {
      [`rsvps/${key}`]: { answers, seen: [reply], asSeen: repliedFields(days) },
    }),
    ...(Object.keys(seats).length > 0 && {
      [`guestNotes/${key}`]: { answers: seats, seen: [notes ?? null] },
    }),
  };
}
