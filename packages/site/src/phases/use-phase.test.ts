import { serverClock } from '@invitation/backend/firebase/server-clock';
import { type Phase, phaseAt } from '@invitation/domain/event/phases';
import { fc } from '@invitation/domain/fixtures/fast-check.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { observeTimes } from '../page/use-is-closed';
import { timesOf } from './use-phase';

const DAY_MS = 86_400_000;
const START = Date.parse('2025-06-02T04:00:00Z');
const PHASES = {
  repliesOpen: { date: 'Monday, June 2, 2025', at: new Date(START).toISOString() },
  afterwards: { at: new Date(START + 60 * DAY_MS).toISOString() },
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each<[string, number, Phase]>([
  ['a moment before replies open', -1, 'before'],
  ['when replies open', 0, 'open'],
  ['a moment before the end', 60 * DAY_MS - 1, 'open'],
  ['at the end', 60 * DAY_MS, 'afterwards'],
])('the phase %s', (_, ms, phase) => {
  expect(phaseAt(PHASES, new Date(START + ms))).toBe(phase);
});

it('the page shows the phase of the server once it is known, whatever the device says', () => {
  const step = fc.record({
    ms: fc.integer({ min: 0, max: 30 * DAY_MS }),
    isTold: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: -10 * DAY_MS, max: 70 * DAY_MS }),
      fc.integer({ min: -10 * DAY_MS, max: 10 * DAY_MS }),
      fc.subarray(['repliesOpen', 'afterwards'] as const),
      fc.array(step, { maxLength: 6 }),
      (begin, deviceIsAhead, names, steps) => {
        const phases = Object.fromEntries(names.map((name) => [name, PHASES[name]]));
        vi.setSystemTime(START + begin + deviceIsAhead);
        const clock = serverClock();
        let server = START + begin;
        let isKnown = false;
        let shown = phaseAt(phases, clock.now());
        const stop = observeTimes(timesOf(phases), clock, () => {
          shown = phaseAt(phases, clock.now());
        });
        for (const { ms, isTold } of steps) {
          vi.advanceTimersByTime(ms);
          server += ms;
          if (isTold) clock.tell(new Date(server));
          isKnown ||= isTold;
          expect(shown).toBe(phaseAt(phases, new Date(server + (isKnown ? 0 : deviceIsAhead))));
        }
        stop();
        expect(vi.getTimerCount()).toBe(0);
      },
    ),
  );
});
