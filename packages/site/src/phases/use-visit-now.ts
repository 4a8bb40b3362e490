import '@invitation/ui/gate/phases';
import type { CelebrationEvent } from '@invitation/domain/event/event';
import type { Phase, Phases } from '@invitation/domain/event/phases';
import type { Mode } from '@invitation/domain/mode/mode';
import { phases as words } from '@invitation/domain/words/group/phases';
import { useLayoutEffect } from 'react';
import { type Site, type Visit, visitIn } from '../page/site';
import { usePhase } from './use-phase';

/** E.g. `October 3 – 5, 2025`. */
function daysText(events: readonly CelebrationEvent[]): string {
  const [first] = events;
  const last = events.at(-1);
  if (!first || !last) return '';
  const { timeZone } = first;
  return new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'long',
    timeZone,
  }).formatRange(new Date(first.start), new Date(last.start));
}

/** The words of the gate and of the heading in a phase (B21). Leaves out the last day for replies unless replies are open. */
export function visitDuring(visit: Visit, phase: Phase, phases: Phases = {}): Visit {
  const { celebration, events } = visit;
  const { repliesOpen, afterwards } = phases;
  if (phase === 'open') return visit;
  const text = afterwards?.text ?? words.wonderful;
  const texts =
    phase === 'before'
      ? {
          gateSubtitle: `${words.saveTheDate(daysText(events))} · ${celebration.gateSubtitle}`,
          rsvpTitle: words.saveTheDate(celebration.hosts),
          rsvpSubtitle: words.repliesOpen(repliesOpen?.date ?? ''),
        }
      : { gateSubtitle: text, rsvpTitle: words.thanks, rsvpSubtitle: text };
  return { ...visit, replyBy: null, celebration: { ...celebration, ...texts } };
}

/** For the gate, which does not ask the server for the time. */
export function useVisitNow(mode: Mode, site: Site): Visit {
  const phases = site.phases?.[mode];
  const phase = usePhase(phases);
  useLayoutEffect(() => {
    delete document.documentElement.dataset.phase;
  }, []);
  return visitDuring(visitIn(mode, site), phase, phases);
}
