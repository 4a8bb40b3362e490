import type { SessionUser } from '@invitation/backend/backend';
import { isInvitationId, parseReplyLink } from '@invitation/domain/gate/invitation-link';
import { type Invitation, invitationSchema } from '@invitation/domain/guest-list/invitation';
import { page } from '@invitation/domain/words/group/page';
import { queryOptions } from '@tanstack/react-query';
import { lazyImport } from '../browser/lazy-import';
import { type GuestSession, restoreQuery, withErrorPrefix } from '../session/guest-session';
import { keep, readKept } from '../session/kept-reply';
import { joinReply } from './join-reply';
import { rememberInvitation } from './remembered-invitation';

export { peopleLimits } from '@invitation/domain/party/people';
export { EarlierReply } from '@invitation/ui/form/earlier-reply';
export { HowMany } from '@invitation/ui/form/how-many';
export { InvitationNote } from '@invitation/ui/form/invitation-note';
export { GuestLink } from './guest-link';

export interface OpenedInvitation {
  readonly id: string;
  readonly invitation: Invitation;
}

/** Why a personal link does not work (B14). `ended` is for the link to a reply (B19). */
export type LinkFault = 'cut-short' | 'withdrawn' | 'ended';

const invitationQuery = ({ open }: GuestSession, id: string) =>
  queryOptions({
    queryKey: ['invitations', id],
    queryFn: async () => {
      const { invitations } = await lazyImport((await open()).laterStores);
      return withErrorPrefix(page.loadError, async () => {
        const invitation = await invitations.read(id);
        // If the invitation is withdrawn, the kept reply is forgotten with it.
        keep(id, invitation && { invitation });
        return invitation;
      });
    },
  });

/**
 * @param ids the first valid one counts; each may be cut short
 * @param from `device`: an invitation or a reply that the device has kept is enough
 * @returns `fault`: why the first id does not work; `link`: the id that counts, `null` if it leads to the account's own reply
 */
export async function openInvitation(
  session: GuestSession,
  user: SessionUser | null,
  ids: readonly string[],
  from: 'device' | 'server' = 'server',
): Promise<{
  readonly user: SessionUser | null;
  readonly fault: LinkFault | null;
  readonly invitation: OpenedInvitation | null;
  readonly link: string | null;
}> {
  let guest = user;
  let fault: LinkFault | null = null;
  for (const id of ids) {
    const reply = parseReplyLink(id);
    if (reply || isInvitationId(id)) {
      guest ??= await withErrorPrefix(page.signInError, () => session.signIn());
      const invitation = reply ? null : await readInvitation(session, id, from);
      if (invitation || (reply && (await joinReply(session, guest, reply, from)))) {
        rememberInvitation(id, invitation?.days ?? null);
        const link = reply?.reply === guest.uid ? null : id;
        return { user: guest, fault, invitation: invitation && { id, invitation }, link };
      }
      fault ??= reply ? 'ended' : 'withdrawn';
    } else fault ??= 'cut-short';
  }
  return { user: guest, fault, invitation: null, link: null };
}

async function readInvitation(
  session: GuestSession,
  id: string,
  from: 'device' | 'server',
): Promise<Invitation | null> {
  const { queryClient } = session;
  const query = invitationQuery(session, id);
  const known = () => queryClient.getQueryData(query.queryKey);
  if (known() === undefined) {
    const kept = readKept();
    const { success, data } = invitationSchema.safeParse(kept?.key === id ? kept.invitation : null);
    if (kept && success) restoreQuery(queryClient, query.queryKey, data, kept.at);
  }
  const copy = known();
  if (from === 'device' && copy) return copy;
  // The reply of a valid invitation loads in parallel. The page's loader reports an error.
  session.readRsvp(id).catch(() => {});
  return queryClient.fetchQuery(query).catch((error: unknown) => {
    if (copy) return copy;
    throw error;
  });
}
