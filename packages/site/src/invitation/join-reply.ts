import type { SessionUser } from '@invitation/backend/backend';
import type { ReplyLink } from '@invitation/domain/gate/invitation-link';
import { page } from '@invitation/domain/words/group/page';
import { lazyImport } from '../browser/lazy-import';
import { type GuestSession, withErrorPrefix } from '../session/guest-session';
import { keep, readKept } from '../session/kept-reply';

/** Whether the account may read the reply of a link (B19). @param from `device`: a reply that it has kept is enough */
export async function joinReply(
  session: GuestSession,
  { uid }: SessionUser,
  { reply, secret }: ReplyLink,
  from: 'device' | 'server',
): Promise<boolean> {
  if (reply === uid) return true;
  const { queryClient } = session;
  const kept = readKept();
  const isKnown = kept?.key === reply && kept.uid === uid;
  if (isKnown) {
    if (from === 'device') return true;
    const isRead = await session.readRsvp(reply).then(
      () => !session.kept(reply)?.error,
      () => false,
    );
    if (isRead) return true;
  }
  try {
    const holds = await queryClient.fetchQuery({
      queryKey: ['joined', uid, reply, secret],
      queryFn: async () => {
        const { replyLinks } = await lazyImport((await session.open()).laterStores);
        return withErrorPrefix(page.loadError, () => replyLinks.join({ reply, secret }));
      },
    });
    if (!holds) {
      keep(reply, null);
      queryClient.removeQueries({ queryKey: ['rsvps', reply] });
    }
    return holds;
  } catch (error) {
    // Without a connection, the kept reply is enough.
    if (isKnown) return true;
    throw error;
  }
}
