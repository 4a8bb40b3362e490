import type { RecordDay } from '@invitation/domain/event';
import type { Invitation } from '@invitation/domain/invitation';
import { isInvitationId, newInvitationId } from '@invitation/domain/invitation-link';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import type { RepliedGuest } from './guests';
import { mergeReplies } from './merge-replies';
import type { Replacement } from './replacement';

/**
 * Gives a guest who replied without an invitation one, with the reply and the arrivals. A uid never becomes its id,
 * because whoever knows the uid could change the reply (B14).
 *
 * @returns the changes, and the guest's key after them
 */
export function inviteReply(
  days: readonly RecordDay[],
  guest: RepliedGuest,
): { readonly key: string; readonly replacements: Replacement[] } {
  const { key, name, reply } = guest;
  const invitation: Invitation = { name: name || words.unnamed, days: 'weekend', people: 1 };
  // The hosts made the keys of the replies that they entered.
  const isOwnKey = reply.id === key && isInvitationId(key);
  const id = isOwnKey ? key : newInvitationId();
  const invited = {
    key: id,
    name,
    reply: null,
    invitation: { id, ...invitation },
    arrivals: {},
  };
  return {
    key: id,
    replacements: [
      { path: `invitations/${id}`, from: null, to: invitation },
      ...(isOwnKey ? [] : mergeReplies(days, guest, [invited])),
    ],
  };
}
