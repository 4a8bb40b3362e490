import { replyLinkId } from '@invitation/domain/gate/invitation-link';
import { useEffect, useState } from 'react';
import { lazyImport } from '../browser/lazy-import';
import { adviceOf } from '../page/advice';
import type { GuestSession } from '../session/guest-session';
import { keep, readKept } from '../session/kept-reply';
import { GuestLink } from './guest-link';

/** The secret of the account's own link. Only this account can make or stop it. */
function keptSecret(uid: string): string | null {
  const kept = readKept();
  return (kept?.key === uid && kept.link) || null;
}

/** The section with the guest's own link, which is made only when the guest asks for it (B19). */
export function OwnLink({
  session,
  uid,
}: {
  readonly session: GuestSession;
  readonly uid: string;
}) {
  const [secret, setSecret] = useState(() => keptSecret(uid));
  useEffect(() => {
    // Another tab may have made or stopped it.
    const follow = () => setSecret(keptSecret(uid));
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [uid]);
  const change = (next: string | null) => {
    keep(uid, { link: next ?? undefined });
    setSecret(next);
  };
  const links = async () => (await lazyImport((await session.open()).laterStores)).replyLinks;
  const withAdvice = <Result,>(task: Promise<Result>) =>
    task.catch((error: Error) => {
      throw new Error(adviceOf(error.message), { cause: error });
    });
  const idOf = (own: string) => replyLinkId({ reply: uid, secret: own });
  const make = async () => {
    const made = await (await links()).make(uid);
    change(made);
    return idOf(made);
  };
  const stop = async () => {
    await (await links()).stop(uid);
    change(null);
  };
  return (
    <GuestLink
      id={secret && idOf(secret)}
      own={{ make: () => withAdvice(make()), stop: () => withAdvice(stop()) }}
    />
  );
}
