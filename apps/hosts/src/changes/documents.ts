import { isChildOf } from '@invitation/domain/party/members';
import { peopleIn } from '@invitation/domain/party/person';
import type { Fields, StoredRsvp } from '@invitation/domain/record/record';
import type { Guest } from '../people/guests';
import { NO_NOTES, type NotesByKey } from '../store/guest-notes';
import { NO_TABLES, type TablesByKey } from '../store/guest-tables';
import type { GuestListState } from '../store/hosts-backend';
import { newsFields, type SentNews } from '../store/news';
import { type DocumentPath, isInvitation, isNotes, type Replacement } from '../store/replacement';
import { isEmpty } from './writes';

/** Documents by path. */
export type Documents = ReadonlyMap<DocumentPath, Fields>;

/** All readable documents of a guest list, or of a part of it, also those without a field. */
export const documentsIn = ({
  replies = [],
  invitations = [],
  arrivals = [],
  distinct = new Set(),
  notes = NO_NOTES,
  tables = NO_TABLES,
  news = [],
}: Partial<Pick<GuestListState, 'replies' | 'invitations' | 'arrivals' | 'distinct'>> & {
  readonly notes?: NotesByKey;
  readonly tables?: TablesByKey;
  readonly news?: readonly SentNews[];
}): Documents =>
  new Map<DocumentPath, Fields>([
    ...replies.map(({ key, ...rsvp }) => [`rsvps/${key}`, rsvp] as const),
    ...invitations.map(({ id, ...invitation }) => [`invitations/${id}`, invitation] as const),
    ...arrivals.map(({ key, people }) => [`arrivals/${key}`, people] as const),
    ...[...distinct].map((id) => [`distinct/${id}`, pairOf(id)] as const),
    ...[...notes].map(([key, each]) => [`guestNotes/${key}`, each] as const),
    ...[...tables].map(([key, table]) => [`tables/${key}`, table] as const),
    ...[...new Set(news.map(({ guests }) => guests))].map(
      (guests) =>
        [`news/${guests}`, newsFields(news.filter((each) => each.guests === guests))] as const,
    ),
  ]);

/** Without the documents that undone counts and cleared fields leave empty. */
export const withoutEmpty = (documents: Documents): Documents =>
  new Map([...documents].filter(([, fields]) => !isEmpty(fields)));

/** The replies and the invitations of guests, and what hosts noted and published of them. */
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
export const deletionOf = (guests: readonly Guest[], notes: NotesByKey): Replacement[] => {
  const documents = documentsOf(guests, notes);
  return guests.flatMap(({ key }) =>
    ([`rsvps/${key}`, `invitations/${key}`, `guestNotes/${key}`] as const).map((path) => ({
      path,
      from: documents.get(path) ?? null,
      to: null,
    })),
  );
};

/** Deletes the reply of a guest. Undo restores it only beside the invitation. */
export const replyDeletionOf = (guest: Guest, notes: NotesByKey): Replacement[] =>
  guest.invitation
    ? deletionBeside(guest, (path) => !isInvitation(path))
    : deletionOf([guest], notes);

/**
 * Deletes the invitation of a guest. A known reply stays, and is told who is a child (B14). One that is added at the same
 * moment refuses it.
 */
export const withdrawalOf = (guest: Guest, notes: NotesByKey): Replacement[] =>
  guest.reply
    ? deletionBeside(guest, isInvitation).map((each) =>
        each.to ? { ...each, to: { ...each.to, ...peopleAsInvited(guest) } } : each,
      )
    : deletionOf([guest], notes);

function peopleAsInvited({ reply, invitation }: Guest): Pick<StoredRsvp, 'people'> {
  const people = peopleIn(reply ?? {}).map((person) => ({
    ...person,
    isChild: isChildOf(invitation ?? {}, person.name, person.isChild),
  }));
  return people.length > 0 ? { people } : {};
}

/** Deletes one of the two documents of a guest. The other one must still exist, or the notes would be left without a guest. */
const deletionBeside = (guest: Guest, isDeleted: (path: DocumentPath) => boolean): Replacement[] =>
  deletionOf([guest], NO_NOTES)
    .filter(({ path }) => !isNotes(path))
    .map((each) => (isDeleted(each.path) ? each : { ...each, to: each.from }));

/** The document of an id of `Distinct`. Only hosts write it: no key contains `~` but one from the Firebase console. */
export function pairOf(id: string): { readonly one: string; readonly other: string } {
  const [one = '', other = ''] = id.split('~');
  return { one, other };
}
