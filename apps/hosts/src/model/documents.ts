import type { Fields } from '@invitation/domain/save';
import { type DocumentPath, isEmpty, isInvitation, type Replacement } from './changes';
import type { Guest } from './guests';
import type { GuestListState } from './hosts-backend';

/** Documents by path. */
export type Documents = ReadonlyMap<DocumentPath, Fields>;

/** All readable documents of a guest list, or of a part of it. */
export const documentsIn = ({
  replies = [],
  invitations = [],
  arrivals = [],
  distinct = new Set(),
}: Partial<Pick<GuestListState, 'replies' | 'invitations' | 'arrivals' | 'distinct'>>): Documents =>
  new Map<DocumentPath, Fields>([
    ...replies.map(({ key, ...rsvp }) => [`rsvps/${key}`, rsvp] as const),
    ...invitations.map(({ id, ...invitation }) => [`invitations/${id}`, invitation] as const),
    // Undone counts leave an empty document.
    ...arrivals
      .filter(({ people }) => !isEmpty(people))
      .map(({ key, people }) => [`arrivals/${key}`, people] as const),
    ...[...distinct].map((id) => [`distinct/${id}`, pairOf(id)] as const),
  ]);

/** The replies and the invitations of guests. */
export const documentsOf = (guests: readonly Guest[]): Documents =>
  documentsIn({
    replies: guests.flatMap(({ reply }) => reply ?? []),
    invitations: guests.flatMap(({ invitation }) => invitation ?? []),
  });

/** Deletes guests as they are: a reply or an invitation that has come since then refuses that. */
export const deletionOf = (guests: readonly Guest[]): Replacement[] => {
  const documents = documentsOf(guests);
  return guests.flatMap(({ key }) =>
    ([`rsvps/${key}`, `invitations/${key}`] as const).map((path) => ({
      path,
      from: documents.get(path) ?? null,
      to: null,
    })),
  );
};

/** Deletes the reply of a guest. Undo brings it back only beside the invitation. */
export const replyDeletionOf = (guest: Guest): Replacement[] =>
  deletionOf([guest]).map((each) => (isInvitation(each.path) ? { ...each, to: each.from } : each));

/** Deletes the invitation of a guest. A reply that somebody adds at the same moment refuses that, but one that is known stays. */
export const withdrawalOf = (guest: Guest): Replacement[] =>
  deletionOf([guest]).filter(({ path, from }) => isInvitation(path) || !from);

/** The document of an id of `Distinct`. Only hosts write it: no key contains `~` but one from the Firebase console. */
export function pairOf(id: string): { readonly one: string; readonly other: string } {
  const [one = '', other = ''] = id.split('~');
  return { one, other };
}
