import type { Mode } from '@invitation/domain/mode';
import { type Phase, phaseAt } from '@invitation/domain/phases';
import { useCallback, useSyncExternalStore } from 'react';
import type { Site } from '../page/site';
import { DEVICE_CLOCK, observeClosing } from '../rsvp/use-is-closed';

/** The phase of a site for the guests of a mode (B21). Without dates, replies are open. */
export const phaseIn = ({ phases }: Pick<Site, 'phases'>, mode: Mode, now: Date): Phase =>
  phaseAt(phases?.[mode] ?? {}, now);

/** Follows the time and the clock while the page is open. A phone that slept has missed its timers. */
export function usePhase(site: Pick<Site, 'phases'>, mode: Mode, clock = DEVICE_CLOCK): Phase {
  const { phases } = site;
  const subscribe = useCallback(
    (listener: () => void) => {
      const borders = Object.values(phases?.[mode] ?? {});
      const stops = borders.map(({ at }) => observeClosing({ closesAt: at }, clock, listener));
      document.addEventListener('visibilitychange', listener);
      return () => {
        for (const stop of stops) stop();
        document.removeEventListener('visibilitychange', listener);
      };
    },
    [phases, mode, clock],
  );
  return useSyncExternalStore(
    subscribe,
    () => phaseIn(site, mode, clock.now()),
    // The prerendered HTML has no clock.
    () => 'open',
  );
}
