import { serverClock } from '@invitation/backend/firebase/server-clock';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { observeTimes } from './use-is-closed';

const CLOSES_AT = '2025-09-16T04:00:00Z';
const DAY_MS = 86_400_000;
const before = (ms: number) => new Date(Date.parse(CLOSES_AT) - ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Collects the times at which the listener finds that the last day is over. */
function observe(now: Date) {
  vi.setSystemTime(now);
  const clock = serverClock();
  const closings: number[] = [];
  const stop = observeTimes([CLOSES_AT], clock, () => {
    if (clock.now() >= new Date(CLOSES_AT)) closings.push(performance.now() - start);
  });
  const start = performance.now();
  return { clock, closings, stop };
}

it('tells when the last day ends, also after many days', () => {
  const left = 60 * DAY_MS + 500;
  const { closings, stop } = observe(before(left));
  vi.advanceTimersByTime(left - 1);
  expect(closings).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(closings).toEqual([left]);
  stop();
});

it('waits for the clock of the server once it is known', () => {
  const { clock, closings, stop } = observe(before(1_000));
  clock.tell(before(5_000));
  vi.advanceTimersByTime(4_999);
  expect(closings).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(closings).toEqual([5_000]);
  stop();
});

it('tells at once that the server has closed', () => {
  const { clock, closings, stop } = observe(before(DAY_MS));
  clock.tell(new Date(CLOSES_AT));
  expect(closings).toEqual([0]);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

it('tells when a phone wakes that has slept past the last day', () => {
  const { closings, stop } = observe(before(DAY_MS));
  vi.setSystemTime(before(-1_000));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(closings).toHaveLength(1);
  stop();
});

it('tells nothing more after it was stopped', () => {
  const { clock, closings, stop } = observe(before(1_000));
  stop();
  expect(vi.getTimerCount()).toBe(0);
  clock.tell(new Date(CLOSES_AT));
  expect(closings).toEqual([]);
});
