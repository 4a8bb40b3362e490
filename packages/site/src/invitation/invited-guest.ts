import type { Backend, SessionUser } from '@invitation/backend/backend';
import type { Invitation } from '@invitation/domain/invitation';
import { isInvitationId } from '@invitation/domain/invitation-link';
import { queryOptions } from '@tanstack/react-query';
import { type GuestSession, withErrorPrefix } from '../session/guest-session';
import { rememberInvitation } from './remembered-invitation';

export { chosenNumbers, peopleLimits } from '@invitation/domain/people';
export { EarlierReply } from '@invitation/ui/earlier-reply';
export { HowMany } from '@invitation/ui/how-many';
export { InvitationNote } from '@invitation/ui/invitation-note';
export { PersonalLink } from './personal-link';

export interface OpenedInvitation {
  readonly id: string;
  readonly invitation: Invitation;
}

/** Why a personal link does not count (B14). */
export type LinkFault = 'cut-short' | 'withdrawn';

const invitationQuery = (backend: Backend, id: string) =>
  queryOptions({
    queryKey: ['invitations', id],
    queryFn: () => backend.invitations.read(id),
  });

/**
 * Signs the guest of a personal link in, and remembers the invitation if it exists.
 *
 * @param ids the first that exists counts; they may be cut short
 * @returns `fault` of the first id
 */
export async function openInvitation(
  session: GuestSession,
  user: SessionUser | null,
  ids: readonly string[],
): Promise<{
  readonly user: SessionUser | null;
  readonly fault: LinkFault | null;
  readonly invitation: OpenedInvitation | null;
}> {
  let guest = user;
  let fault: LinkFault | null = null;
  for (const id of ids) {
    if (isInvitationId(id)) {
      guest ??= await withErrorPrefix('Error signing in: ', () => session.signIn());
      const invitation = await readInvitation(session, id);
      if (invitation) {
        rememberInvitation(id, invitation.days);
        return { user: guest, fault, invitation: { id, invitation } };
      }
      fault ??= 'withdrawn';
    } else fault ??= 'cut-short';
  }
  return { user: guest, fault, invitation: null };
}

function readInvitation(session: GuestSession, id: string): Promise<Invitation | null> {
  // The reply of a valid invitation loads in parallel. The page's loader reports an error.
  session.readRsvp(id).catch(() => {});
  return withErrorPrefix('Error loading RSVP: ', () =>
    session.queryClient.ensureQueryData(invitationQuery(session.backend, id)),
  );
}
