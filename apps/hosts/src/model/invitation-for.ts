import { isInvitationId } from '@invitation/domain/invitation-link';
import type { Guest } from './guests';
import type { PersonalInvitation } from './invitations';

const NO_ID =
  'This reply cannot have a personal invitation. Add the guest again, then delete this reply.';

/**
 * The invitation of a guest, or a new one for a guest who replied without it.
 *
 * @throws Error with a sentence for the host if the key of the reply is not the id of an invitation
 */
export function invitationFor({ key, name, invitation }: Guest): PersonalInvitation {
  if (invitation) return invitation;
  if (!isInvitationId(key)) throw new Error(NO_ID);
  return { id: key, name: name || 'Guest', days: 'weekend', people: 1 };
}
