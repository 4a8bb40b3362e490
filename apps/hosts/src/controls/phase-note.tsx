import { type Phase, phaseAt } from '@invitation/domain/event/phases';
import { overview as words } from '@invitation/domain/words/hosts/overview';
import { useClock } from '../context/clock';
import { useHosts } from '../context/hosts-site';
import { longDate } from '../model/text/format';
import * as layout from './layout.css';

/** The phase of the guests' sites, by the clock of this device (B21). */
export function useSitePhase(): Phase {
  const { phases } = useHosts().site;
  return useClock((now) => phaseAt(phases, now));
}

/** What guests see before replies open, and after the celebration. Nothing while they can reply. */
export function PhaseNote() {
  const { site } = useHosts();
  const phase = useSitePhase();
  if (phase === 'afterwards') return <p className={layout.subtle}>{words.afterwards}</p>;
  if (phase === 'open') return null;
  const date = longDate(site.phases?.repliesOpen?.at ?? '', site.events[0]?.timeZone);
  return <p className={layout.subtle}>{words.saveTheDate(date)}</p>;
}
