import type { SessionUser } from '@invitation/backend/backend';
import { Notice } from '@invitation/ui/basics/notice';
import { Outlet, useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { observeReturn } from '../browser/observe-return';
import { runWhenIdle } from '../browser/run-when-idle';
import { SiteContext, useSite } from '../page/site';
import { FirebaseProvider } from '../session/firebase-provider';
import { forgetKept } from '../session/kept-reply';
import { createTokenSync } from '../session/token-sync';

/** Stores the ID token (A4), and reloads the page's data when the user changes, also in another tab. */
export function SessionLayout() {
  const router = useRouter();
  const { session, backend, user, invitation, visitFor } = useRouteContext({ from: '/session' });
  const site = useSite();
  const invited = invitation?.invitation ?? null;
  const days = invited?.days ?? null;
  const { onInvitation } = site;
  useEffect(() => onInvitation(invited), [onInvitation, invited]);
  const siteOfGuest = useMemo(() => ({ ...site, ...visitFor(days) }), [site, visitFor, days]);
  const reload = useEffectEvent(async (current: SessionUser | null) => {
    if (current?.uid === user?.uid) return;
    // A pending sign-in still has to store whether the account is new.
    await session.settled();
    await router.invalidate();
  });

  // The page of a kept reply is painted before the backend is open. It stays until the backend reports the user.
  useEffect(() => {
    if (backend === null) {
      const load = () =>
        session.ready().then(
          () => router.invalidate(),
          () => {},
        );
      runWhenIdle(() => document.hidden || load());
      return observeReturn(load);
    }
    const token = createTokenSync(backend.session);
    const unsubscribe = backend.session.observe((current) => {
      token.update(current);
      if (current === null) forgetKept();
      void reload(current);
    });
    return () => {
      unsubscribe();
      token.stop();
    };
  }, [backend, session, router]);

  useEffect(() => {
    const page = new AbortController();
    const { signal } = page;
    const adopt = () => {
      if (session.adoptKept()) void router.invalidate();
    };
    // A page in the back/forward cache gets no `storage` events.
    for (const type of ['storage', 'pageshow']) addEventListener(type, adopt, { signal });
    return () => page.abort();
  }, [session, router]);

  return (
    <SiteContext value={siteOfGuest}>
      <FirebaseProvider session={session} user={user}>
        <Outlet />
        {backend?.notice && <Notice>{backend.notice}</Notice>}
      </FirebaseProvider>
    </SiteContext>
  );
}
