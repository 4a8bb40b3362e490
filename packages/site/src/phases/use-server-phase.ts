import { type Phase, phaseAt } from '@invitation/domain/phases';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSite } from '../page/site';
import { usePhase } from './use-phase';

/**
 * The phase by the server's clock as soon as an answer has told it, and by the device's before. Any read asks the server: for a
 * guest who is new, and whenever the two clocks disagree or the connection is back.
 */
export function useServerPhase(): Phase {
  const { mode, phases: byMode } = useSite();
  const phases = byMode?.[mode];
  const { session, backend, user } = useRouteContext({ from: '/session' });
  const isNew = user === null;
  useEffect(() => {
    if (backend === null || !phases) return;
    const ask = () =>
      void session
        .signIn()
        .then(({ uid }) => backend.rsvps.read(uid))
        .catch(() => {});
    const askIfUnsure = () => {
      const isSure = phaseAt(phases, new Date()) === phaseAt(phases, backend.clock.now());
      if (!document.hidden && !isSure) ask();
    };
    if (isNew) ask();
    addEventListener('online', ask);
    document.addEventListener('visibilitychange', askIfUnsure);
    return () => {
      removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', askIfUnsure);
    };
  }, [phases, session, backend, isNew]);
  return usePhase(phases, backend?.clock);
}
