import type { StoredRsvp } from '@invitation/domain/rsvp';
import type { NewGuest } from './hosts-backend';
import { HostsError } from './hosts-errors';
import { type InvitationFields, invitationFields, isSameInvitation } from './invitation-save';
import { isSameReply, replyFields } from './reply-changes';

const EXISTS =
  'An earlier attempt has saved this guest with other answers, so nothing was changed now. Look for the guest in the list, and change the answers there.';

/**
 * The documents of a new guest. `null` if they are in the store already, after an attempt without an answer.
 *
 * @throws HostsError if the store has other ones
 */
export function newGuestToWrite(
  id: string,
  { invitation, rsvp }: NewGuest,
  current: {
    readonly invitation: InvitationFields | null;
    readonly reply: StoredRsvp | null;
  },
) {
  if (!current.invitation && !current.reply) {
    return {
      invitation: invitationFields(invitation),
      rsvp: rsvp && replyFields(id, { ...rsvp, id }),
    };
  }
  const isSaved =
    current.invitation !== null &&
    isSameInvitation(current.invitation, invitation) &&
    isSameReply(current.reply, rsvp);
  if (isSaved) return null;
  throw new HostsError(EXISTS);
}
