import type { Clock } from '@invitation/backend/backend';
import type { Mode } from '@invitation/domain/mode';
import { type Phase, type Phases, phaseAt } from '@invitation/domain/phases';
import { useCallback, useSyncExternalStore } from 'react';
import type { Site } from '../page/site';
import { DEVICE_CLOCK, observeClosing } from '../rsvp/use-is-closed';

/** The phase of a site for the guests of a mode (B21). Without dates, replies are open. */
export const phaseIn = ({ phases }: Pick<Site, 'phases'>, mode: Mode, now: Date): Phase =>
  phaseAt(phases?.[mode] ?? {}, now);

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
export function usePhase(site: Pick<Site, 'phases'>, mode: Mode, clock = DEVICE_CLOCK): Phase {
  const phases = site.phases?.[mode];
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
    () => phaseIn(site, mode, clock.now()),
    // The prerendered HTML has no clock.
    () => 'open',
  );
}
