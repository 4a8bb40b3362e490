import type { Phase } from '@invitation/domain/phases';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSite } from '../page/site';
import { phaseIn, usePhase } from './use-phase';

/**
 * The phase by the server's clock as soon as an answer has told it, and by the device's before. Any read asks the server: for a
 * guest who is new, and whenever the two clocks disagree or the connection is back.
 */
export function useServerPhase(): Phase {
  const site = useSite();
  const { mode } = site;
  const { session, backend, user } = useRouteContext({ from: '/session' });
  const isNew = user === null;
  useEffect(() => {
    if (backend === null || !site.phases) return;
    const ask = () =>
      void session
        .signIn()
        .then(({ uid }) => backend.rsvps.read(uid))
        .catch(() => {});
    const askIfUnsure = () => {
      const [device, server] = [new Date(), backend.clock.now()];
      const isSure = phaseIn(site, mode, device) === phaseIn(site, mode, server);
      if (!document.hidden && !isSure) ask();
    };
    if (isNew) ask();
    addEventListener('online', ask);
    document.addEventListener('visibilitychange', askIfUnsure);
    return () => {
      removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', askIfUnsure);
    };
  }, [site, mode, session, backend, isNew]);
  return usePhase(site, mode, backend?.clock);
}
