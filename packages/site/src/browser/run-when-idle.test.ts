import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runWhenIdle } from './run-when-idle';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['is never idle', () => 0],
  ['does not tell when it is idle', undefined],
  [
    'refuses to tell',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
])('A task runs once within two seconds on a page that %s', (_, requestIdleCallback) => {
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  const task = vi.fn();
  runWhenIdle(task);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(task).toHaveBeenCalledOnce();
});

it('A task runs once on a page that is idle', () => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task, 10));
  const task = vi.fn();
  runWhenIdle(task);
  vi.advanceTimersByTime(10);
  expect(task).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5000);
  expect(task).toHaveBeenCalledOnce();
});
