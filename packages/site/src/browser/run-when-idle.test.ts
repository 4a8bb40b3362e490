import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runWhenIdle } from './run-when-idle';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As on a slow phone with an animation: frames follow each other without a pause. */
function neverIdle(task: () => void, options?: IdleRequestOptions): number {
  if (options?.timeout) setTimeout(task, options.timeout);
  return 0;
}

it.each([
  ['is never idle', { requestIdleCallback: neverIdle }],
  ['does not tell when it is idle', {}],
])('A task runs within two seconds on a page that %s', (_, page) => {
  vi.stubGlobal('window', page);
  for (const [name, value] of Object.entries(page)) vi.stubGlobal(name, value);
  const task = vi.fn();
  runWhenIdle(task);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(task).toHaveBeenCalledOnce();
});
