import type { Clock } from '@invitation/backend/backend';
import { type Phase, type Phases, phaseAt } from '@invitation/domain/event/phases';
import { useTimes } from '../page/use-is-closed';

export const timesOf = (phases: Phases | undefined): readonly string[] =>
  Object.values(phases ?? {}).map(({ at }) => at);

export const usePhase = (phases: Phases | undefined, clock?: Clock): Phase =>
  useTimes(timesOf(phases), (now) => phaseAt(phases, now), 'open', clock);
