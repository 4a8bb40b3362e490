import type { Auth, User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage';
import { firebaseSession } from './session';

const sdk = vi.hoisted(() => ({
  signInAnonymously: vi.fn(),
  beforeAuthStateChanged: vi.fn(),
  onAuthStateChanged: vi.fn(),
  signOut: vi.fn(),
}));
vi.mock('firebase/auth', () => sdk);

/** The part of the SDK that the session uses. `setUser` simulates a sign-in in another tab. */
function fakeAuth() {
  const listeners = new Set<(user: User | null) => void>();
  const auth = {
    config: { apiKey: 'key' },
    name: '[DEFAULT]',
    currentUser: null as User | null,
    authStateReady: async () => {},
    listeners,
    setUser(uid: string) {
      auth.currentUser = { uid } as User;
      for (const listener of listeners) listener(auth.currentUser);
    },
  };
  return auth;
}
const sessionOf = (auth: ReturnType<typeof fakeAuth>) => firebaseSession(auth as unknown as Auth);

/** The Web Locks API for several tabs. */
function sharedLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query: async () => ({ held: [] }),
    request<Result>(_: string, { signal }: { signal: AbortSignal }, task: () => Promise<Result>) {
      const granted = last;
      const run = Promise.race([
        granted,
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
      ]).then(task);
      last = run.catch(() => {});
      return run;
    },
  };
}

const STORED_USER = 'firebase:authUser:key:[DEFAULT]';
let accounts = 0;

beforeEach(() => {
  accounts = 0;
  vi.clearAllMocks();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('navigator', { onLine: true, locks: sharedLocks() });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers();
  sdk.onAuthStateChanged.mockImplementation((auth: ReturnType<typeof fakeAuth>, listener) => {
    auth.listeners.add(listener);
    return () => auth.listeners.delete(listener);
  });
  sdk.signInAnonymously.mockImplementation(async (auth: ReturnType<typeof fakeAuth>) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    accounts += 1;
    auth.setUser(`guest-${accounts}`);
    localStorage.setItem(STORED_USER, '{}');
    return { user: auth.currentUser };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('A sign-in in two tabs at once', () => {
  it('creates one account for both tabs', async () => {
    const [first, second] = [fakeAuth(), fakeAuth()];
    const signIns = [first, second].map((auth) => sessionOf(auth).signInAnonymously());
    await vi.advanceTimersByTimeAsync(3_000);
    await vi.advanceTimersByTimeAsync(100);
    second.setUser('guest-1');
    await vi.advanceTimersByTimeAsync(100);
    expect(await Promise.all(signIns)).toEqual([
      { uid: 'guest-1', isNew: true },
      { uid: 'guest-1', isNew: false },
    ]);
    expect(sdk.signInAnonymously).toHaveBeenCalledOnce();
  });

  it('creates another account if the other tab never finishes', async () => {
    vi.stubGlobal('navigator', {
      onLine: true,
      locks: {
        query: async () => ({ held: [] }),
        request: (_: string, { signal }: { signal: AbortSignal }) =>
          new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason));
          }),
      },
    });
    const session = sessionOf(fakeAuth());
    const rejection = expect(session.signInAnonymously()).rejects.toThrow(/too long/);
    await vi.advanceTimersByTimeAsync(59_999);
    await rejection;
    expect(sdk.signInAnonymously).not.toHaveBeenCalled();
    const again = session.signInAnonymously();
    await vi.advanceTimersByTimeAsync(3_001);
    expect(await again).toEqual({ uid: 'guest-1', isNew: true });
    expect(sdk.signInAnonymously).toHaveBeenCalledOnce();
  });

  it('works without the Web Locks API', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const signIn = sessionOf(fakeAuth()).signInAnonymously();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await signIn).toEqual({ uid: 'guest-1', isNew: true });
  });
});

describe('A stored user that the SDK does not load', () => {
  it('delays the sign-in by two seconds', async () => {
    localStorage.setItem(STORED_USER, '{}');
    const signIn = sessionOf(fakeAuth()).signInAnonymously();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(sdk.signInAnonymously).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(sdk.signInAnonymously).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await signIn).toEqual({ uid: 'guest-1', isNew: true });
  });

  it('is ignored if the storage throws', async () => {
    vi.stubGlobal('localStorage', null);
    void sessionOf(fakeAuth())
      .signInAnonymously()
      .catch(() => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(sdk.signInAnonymously).toHaveBeenCalledOnce();
  });
});
