import { type Phase, phaseAt } from '@invitation/domain/event/phases';
import { focusManager, onlineManager } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSite } from '../page/site';
import { askTime } from '../session/ask-time';
import { usePhase } from './use-phase';

/** The phase by the server's clock. Until a response, e.g. of any read, has told the server's time, by the device's clock. */
export function useServerPhase(): Phase {
  const { mode, phases: byMode } = useSite();
  const phases = byMode?.[mode];
  const { session, backend, user } = useRouteContext({ from: '/session' });
  const isNew = user === null;
  useEffect(() => {
    if (backend === null || !phases) return;
    const ask = () => askTime(backend, session.signIn());
    const askIfUnsure = () => {
      const isSure = phaseAt(phases, new Date()) === phaseAt(phases, backend.clock.now());
      if (!isSure) ask();
    };
    if (isNew) ask();
    const stops = [
      onlineManager.subscribe((isOnline) => isOnline && ask()),
      focusManager.subscribe((isFocused) => isFocused && askIfUnsure()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [phases, session, backend, isNew]);
  return usePhase(phases, backend?.clock);
}
