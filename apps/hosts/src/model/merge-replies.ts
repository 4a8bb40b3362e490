import type { StoredRsvp } from '@invitation/domain/rsvp';
import type { Guest, RepliedGuest } from './guests';
import type { Reply } from './replies';

/** Whole replies by key. `null` stands for no reply. */
type WholeReplies = ReadonlyMap<string, StoredRsvp | null>;

export interface Merge {
  readonly changes: WholeReplies;
  /** The replies before. */
  readonly undo: WholeReplies;
}

/**
 * Merges the replies of one guest. Fields that the kept reply lacks come from the others. If one of the guests has an
 * invitation, the result belongs to it, so that the personal link shows it.
 *
 * @param kept the guest whose answers count
 * @param others may be invitations without a reply
 */
export function mergeReplies(kept: RepliedGuest, others: readonly Guest[]): Merge {
  const all = [kept, ...others];
  const { key, invitation } = all.find((guest) => guest.invitation !== null) ?? kept;
  const replies = all.flatMap(({ reply }) => reply ?? []);
  const { key: _, id: __, ...fields } = Object.assign({}, ...replies.map(withoutEmpty).reverse());
  const hasId = invitation !== null || replies.some((reply) => reply.id === key);
  const merged: StoredRsvp = {
    ...(hasId && { id: key }),
    ...fields,
    // Otherwise the rules would refuse the next save of this guest (B14).
    ...(invitation?.days === 'saturday' && { friday: 'no' }),
  };
  const before = new Map<string, StoredRsvp | null>([[key, null]]);
  for (const { key, ...rsvp } of replies) before.set(key, rsvp);
  return {
    changes: new Map([...before.keys()].map((each) => [each, each === key ? merged : null])),
    undo: before,
  };
}

const withoutEmpty = (reply: Reply): Partial<Reply> =>
  Object.fromEntries(Object.entries(reply).filter(([, value]) => value !== ''));
