import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLocked, withLock } from './web-locks';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const reject = async () => refuse();
const never = () => new Promise(() => {});
const snapshot = async () => ({ held: [{ name: 'a lock' }] });

const WITHOUT_LOCKS: readonly [string, object][] = [
  ['are missing', {}],
  [
    'throw on access',
    {
      get locks() {
        return refuse();
      },
    },
  ],
  ['throw on call', { locks: { query: refuse, request: refuse } }],
  ['reject', { locks: { query: reject, request: reject } }],
  ['never answer', { locks: { query: never, request: never } }],
  ['reject only a request', { locks: { query: snapshot, request: reject } }],
  ['throw only on a request', { locks: { query: snapshot, request: refuse } }],
];

describe.each(WITHOUT_LOCKS)('Where locks %s', (_, navigator) => {
  beforeEach(() => {
    vi.stubGlobal('navigator', navigator);
  });

  it('a task runs once within two seconds', async () => {
    const task = vi.fn(async () => 'done');
    const result = withLock('a lock', task, { timeoutMs: 60_000 });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await result).toBe('done');
    expect(task).toHaveBeenCalledOnce();
  });

  it('the error of a task is passed on', async () => {
    const result = expect(
      withLock('a lock', () => Promise.reject(new Error('of the task'))),
    ).rejects.toThrow('of the task');
    await vi.advanceTimersByTimeAsync(2_000);
    await result;
  });
});

it('No lock is known if the browser cannot list its locks', async () => {
  vi.stubGlobal('navigator', { locks: { query: never } });
  const answer = isLocked('a lock');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await answer).toBe(false);
  vi.stubGlobal('navigator', { locks: { query: snapshot } });
  expect(await isLocked('a lock')).toBe(true);
});
