import type { Auth } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHECK_DELAY_MS, checkKeptSession } from './kept-session';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const authOf = (currentUser: object | null) =>
  ({ currentUser, authStateReady: async () => {} }) as Auth & { currentUser: unknown };

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

  it('is not checked if the page starts without one', async () => {
    const auth = authOf(null);
    await checkKeptSession(auth);
    const reload = vi.fn();
    auth.currentUser = { reload } as never;
    await vi.advanceTimersByTimeAsync(CHECK_DELAY_MS);
    expect(reload).not.toHaveBeenCalled();
  });
});
