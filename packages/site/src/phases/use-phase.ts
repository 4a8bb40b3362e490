import type { Clock } from '@invitation/backend/backend';
import { type Phase, type Phases, phaseAt } from '@invitation/domain/event/phases';
import { useCallback, useSyncExternalStore } from 'react';
import { DEVICE_CLOCK, observeClosing } from '../page/use-is-closed';

/** Calls the listener when a phase begins, and when the clock is set. */
export function observePhases(
  phases: Phases | undefined,
  clock: Clock,
  listener: () => void,
): () => void {
  const stops = Object.values(phases ?? {}).map(({ at }) =>
    observeClosing({ closesAt: at }, clock, listener),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/** Follows the time and the clock while the page is open. A phone that slept has missed its timers. */
export function usePhase(phases: Phases | undefined, clock = DEVICE_CLOCK): Phase {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stop = observePhases(phases, clock, listener);
      document.addEventListener('visibilitychange', listener);
      return () => {
        stop();
        document.removeEventListener('visibilitychange', listener);
      };
    },
    [phases, clock],
  );
  return useSyncExternalStore(
    subscribe,
    () => phaseAt(phases, clock.now()),
    // The prerendered HTML has no clock.
    () => 'open',
  );
}
