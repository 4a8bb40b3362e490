import { type Phase, phaseAt } from '@invitation/domain/phases';
import { language } from '@invitation/domain/words/hosts/language';
import { overview as words } from '@invitation/domain/words/hosts/overview';
import { useSyncExternalStore } from 'react';
import { useHosts } from './hosts-site';
import * as layout from './layout.css';

const CLOCK_INTERVAL_MS = 30_000;

function observeClock(listener: () => void) {
  const timer = setInterval(listener, CLOCK_INTERVAL_MS);
  // Timers of a hidden page are late.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** The phase of the guests' sites, by the clock of this device (B21). Follows it while the page is open. */
export function usePhase(): Phase {
  const { phases } = useHosts().site;
  return useSyncExternalStore(observeClock, () => phaseAt(phases, new Date()));
}

/** What guests see before replies open, and after the celebration. Nothing while they can reply. */
export function PhaseNote() {
  const { site } = useHosts();
  const phase = usePhase();
  if (phase === 'afterwards') return <p className={layout.subtle}>{words.afterwards}</p>;
  if (phase === 'open') return null;
  const date = new Date(site.phases?.repliesOpen?.at ?? '').toLocaleDateString(language, {
    timeZone: site.events[0]?.timeZone,
    dateStyle: 'long',
  });
  return <p className={layout.subtle}>{words.saveTheDate(date)}</p>;
}
