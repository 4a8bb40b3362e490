import type { Clock } from '@invitation/backend/backend';
import { type Phase, type Phases, phaseAt } from '@invitation/domain/event/phases';
import { useCallback, useSyncExternalStore } from 'react';
import { DEVICE_CLOCK, observeClosing } from '../page/use-is-closed';

/** Calls the listener as `observeClosing` does, for the begin of each phase. */
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

/** Follows the time and the clock while the page is open. */
export function usePhase(phases: Phases | undefined, clock = DEVICE_CLOCK): Phase {
  const subscribe = useCallback(
    (listener: () => void) => observePhases(phases, clock, listener),
    [phases, clock],
  );
  return useSyncExternalStore(
    subscribe,
    () => phaseAt(phases, clock.now()),
    // The prerendered HTML has no clock.
    () => 'open',
  );
}
