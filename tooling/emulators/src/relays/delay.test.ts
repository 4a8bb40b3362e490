import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDelay } from './delay';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createDelay', () => {
  const done: string[] = [];
  const task = (name: string) => () => {
    done.push(name);
  };
  beforeEach(() => {
    done.length = 0;
  });

  it('runs each task after the delay, in order', () => {
    const schedule = createDelay(75);
    schedule(task('a'));
    vi.advanceTimersByTime(50);
    schedule(task('b'));
    schedule(task('c'));
    vi.advanceTimersByTime(24);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(['a']);
    vi.advanceTimersByTime(49);
    expect(done).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(['a', 'b', 'c']);
  });

  it('delays earlier tasks from a later time on', () => {
    const schedule = createDelay(75, performance.now() + 150);
    schedule(task('a'));
    vi.advanceTimersByTime(100);
    schedule(task('b'));
    vi.advanceTimersByTime(124);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(['a', 'b']);
    schedule(task('c'));
    vi.advanceTimersByTime(75);
    expect(done).toEqual(['a', 'b', 'c']);
  });

  it('runs a task at once without a delay', () => {
    createDelay(0)(task('a'));
    expect(done).toEqual(['a']);
  });

  it('keeps the order when a timer fires early', () => {
    const schedule = createDelay(10);
    schedule(task('a'));
    const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + 9.5);
    vi.advanceTimersByTime(10);
    schedule(task('b'));
    clock.mockRestore();
    vi.advanceTimersByTime(20);
    expect(done).toEqual(['a', 'b']);
  });
});
