import { peopleIn } from '@invitation/domain/party/person';
import type { StoredRsvp } from '@invitation/domain/record/record';
import { asInvited, type Guest } from '../people/guests';
import type { Change } from '../store/change';
import {
  type DocumentPath,
  type Documents,
  documentsIn,
  isInvitation,
  isNotes,
  withoutEmpty,
} from '../store/documents';
import { NO_NOTES, type NotesByKey } from '../store/guest-notes';
import { NO_TABLES } from '../store/guest-tables';

/** The replies and the invitations of guests, hosts' notes about them, and their published tables. */
export const documentsOf = (
  guests: readonly Guest[],
  notes: NotesByKey,
  tables = NO_TABLES,
): Documents =>
  withoutEmpty(
    documentsIn({
      replies: guests.flatMap(({ reply }) => reply ?? []),
      invitations: guests.flatMap(({ invitation }) => invitation ?? []),
      notes,
      tables,
    }),
  );

/** Deletes guests, unless somebody has changed or added one of their documents since. */
export const deletionOf = (guests: readonly Guest[], notes: NotesByKey): Change[] => {
  const documents = documentsOf(guests, notes);
  return guests.flatMap(({ key }) =>
    ([`rsvps/${key}`, `invitations/${key}`, `guestNotes/${key}`] as const).map((path) => ({
      path,
      from: documents.get(path) ?? null,
      to: null,
    })),
  );
};

/** Deletes the reply of a guest. Undo restores it only if the invitation still exists. */
export const replyDeletionOf = (guest: Guest, notes: NotesByKey): Change[] =>
  guest.invitation
    ? deletionBeside(guest, (path) => !isInvitation(path))
    : deletionOf([guest], notes);

/**
 * Deletes the invitation of a guest. A known reply stays. It then says who is a child (B14), and its `id` tells that it belonged to an
 * invitation. Refused if a reply is added at the same moment.
 */
export const withdrawalOf = (guest: Guest, notes: NotesByKey): Change[] =>
  guest.reply
    ? deletionBeside(guest, isInvitation).map((each) =>
        each.to ? { ...each, to: { ...each.to, id: guest.key, ...peopleAsInvited(guest) } } : each,
      )
    : deletionOf([guest], notes);

function peopleAsInvited({ reply, invitation }: Guest): Pick<StoredRsvp, 'people'> {
  const people = asInvited(peopleIn(reply ?? {}), invitation);
  return people.length > 0 ? { people } : {};
}

/** Deletes one of the two documents of a guest. The other one must still exist, or the notes would be left without a guest. */
const deletionBeside = (guest: Guest, isDeleted: (path: DocumentPath) => boolean): Change[] =>
  deletionOf([guest], NO_NOTES)
    .filter(({ path }) => !isNotes(path))
    .map((each) => (isDeleted(each.path) ? each : { ...each, to: each.from }));
