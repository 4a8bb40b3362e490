import type { Auth } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHECK_DELAY_MS, checkKeptSession } from './kept-session';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const authOf = (currentUser: object | null, signOut = async () => {}) =>
  ({ currentUser, authStateReady: async () => {}, signOut }) as Auth & { currentUser: unknown };

describe('A kept session', () => {
  it('is checked after three seconds', async () => {
    const reload = vi.fn(async () => {
      throw new Error('network');
    });
    await checkKeptSession(authOf({ reload }));
    await vi.advanceTimersByTimeAsync(CHECK_DELAY_MS - 1);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['auth/invalid-refresh-token', 1],
    ['auth/network-request-failed', 0],
    ['auth/internal', 0],
  ])('after the error %s ends %i times', async (code, times) => {
    const signOut = vi.fn();
    const reload = () => Promise.reject(Object.assign(new Error('refused'), { code }));
    await checkKeptSession(authOf({ reload }, signOut));
    await vi.advanceTimersByTimeAsync(CHECK_DELAY_MS);
    expect(signOut).toHaveBeenCalledTimes(times);
  });

  it('is not checked if the page starts without one', async () => {
    const auth = authOf(null);
    await checkKeptSession(auth);
    const reload = vi.fn();
    auth.currentUser = { reload } as never;
    await vi.advanceTimersByTimeAsync(CHECK_DELAY_MS);
    expect(reload).not.toHaveBeenCalled();
  });
});
