import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverClock } from './server-clock';

const DEVICE = new Date('2025-09-20T00:00:00Z');
const SERVER = new Date('2025-09-15T12:00:00Z');
const after = (ms: number) => new Date(SERVER.getTime() + ms);

beforeEach(() => vi.useFakeTimers({ now: DEVICE }));
afterEach(() => vi.useRealTimers());

it('has the time of the device until the server tells its own', () => {
  const clock = serverClock();
  expect(clock.now()).toEqual(DEVICE);
  vi.advanceTimersByTime(1_000);
  clock.tell(SERVER);
  expect(clock.now()).toEqual(SERVER);
  vi.advanceTimersByTime(1_000);
  expect(clock.now()).toEqual(after(1_000));
});

it('runs on when the clock of the device is set', () => {
  const clock = serverClock();
  clock.tell(SERVER);
  vi.setSystemTime(DEVICE.getTime() + 86_400_000);
  vi.advanceTimersByTime(1_000);
  expect(clock.now()).toEqual(after(1_000));
});

it('never goes back to the time of an answer that arrives late', () => {
  const clock = serverClock();
  clock.tell(SERVER);
  vi.advanceTimersByTime(5_000);
  clock.tell(after(2_000));
  expect(clock.now()).toEqual(after(5_000));
  clock.tell(after(6_000));
  expect(clock.now()).toEqual(after(6_000));
});

it('tells its observers of a better time, until they unsubscribe', () => {
  const clock = serverClock();
  const listener = vi.fn();
  const unsubscribe = clock.observe(listener);
  clock.tell(SERVER);
  clock.tell(after(-1));
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  clock.tell(after(1));
  expect(listener).toHaveBeenCalledOnce();
});
