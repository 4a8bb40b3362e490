import { changedFields } from '@invitation/domain/rsvp/save';
import { page } from '@invitation/domain/words/group/page';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { observeReturn } from '../browser/observe-return';
import { notify } from '../page/notify';

/** Replaces a reply that the device has kept by the server's. After a failure, tries again when the connection or the guest is back. */
export function useFreshReply(): void {
  const { session, backend, user, key, rsvp, kept, invited, link } = useRouteContext({
    from: '/session/reply',
  });
  const router = useRouter();
  const state = backend && kept && (kept.error ? 'failed' : 'unread');
  const refresh = useEffectEvent(async (signal: AbortSignal) => {
    if (key === null) return;
    const [reply] = await Promise.allSettled([
      session.readRsvp(key),
      link && invited.module.openInvitation(session, user, [link]),
    ]);
    if (signal.aborted) return;
    const fresh = reply.status === 'fulfilled' ? reply.value : null;
    if (fresh && changedFields(rsvp, fresh).some((name) => name !== 'lastRsvp')) {
      notify.success(page.changed);
    }
    await router.invalidate();
  });
  useEffect(() => {
    if (state === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    let isReading = false;
    const read = async () => {
      if (isReading) return;
      isReading = true;
      await refresh(signal);
      isReading = false;
    };
    if (state === 'unread') void read();
    const stop = state === 'failed' ? observeReturn(() => void read()) : undefined;
    return () => {
      stop?.();
      controller.abort();
    };
  }, [state]);
}
