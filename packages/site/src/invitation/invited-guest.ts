import type { Backend, SessionUser } from '@invitation/backend/backend';
import type { Invitation } from '@invitation/domain/invitation';
import { isInvitationId } from '@invitation/domain/invitation-link';
import { queryOptions } from '@tanstack/react-query';
import { type GuestSession, withErrorPrefix } from '../session/guest-session';
import { rememberDays } from './remembered-invitation';

export { EarlierReply } from '@invitation/ui/earlier-reply';
export { InvitationNote } from '@invitation/ui/invitation-note';
export { PersonalLink } from './personal-link';

/** What became of a personal link (B14). */
export type OpenedInvitation =
  | { readonly state: 'valid'; readonly id: string; readonly invitation: Invitation }
  | { readonly state: 'cut-short' }
  | { readonly state: 'withdrawn' };

const invitationQuery = (backend: Backend, id: string) =>
  queryOptions({
    queryKey: ['invitations', id],
    queryFn: () => backend.invitations.read(id),
  });

/**
 * Signs the guest of a personal link in and reads the invitation.
 *
 * @param user `null` without a kept session
 * @param id as in the link; it may be cut short
 * @throws an Error with a sentence for the guest
 */
export async function openInvitation(
  session: GuestSession,
  user: SessionUser | null,
  id: string,
): Promise<{ readonly user: SessionUser | null; readonly opened: OpenedInvitation }> {
  if (!isInvitationId(id)) return { user, opened: { state: 'cut-short' } };
  const guest = user ?? (await withErrorPrefix('Error signing in: ', () => session.signIn()));
  // The reply of a valid invitation loads in parallel. The page's loader reports an error.
  session.readRsvp(id).catch(() => {});
  const invitation = await withErrorPrefix('Error loading RSVP: ', () =>
    session.queryClient.ensureQueryData(invitationQuery(session.backend, id)),
  );
  if (invitation === null) return { user: guest, opened: { state: 'withdrawn' } };
  rememberDays(invitation.days);
  return { user: guest, opened: { state: 'valid', id, invitation } };
}
