import { type Phase, phaseAt } from '@invitation/domain/event/phases';
import { focusManager, onlineManager } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSite } from '../page/site';
import { askTime } from '../session/ask-time';
import { usePhase } from './use-phase';

/** By the server's clock once an answer has told the time, which any read does, and by the device's before. */
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
