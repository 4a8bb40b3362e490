import type { Auth, User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../memory-storage';
import { firebaseSession } from './session';

const sdk = vi.hoisted(() => ({
  signInAnonymously: vi.fn(),
  onAuthStateChanged: vi.fn(),
  signOut: vi.fn(),
}));
vi.mock('firebase/auth', () => sdk);

/** As much of the SDK's object as the session uses; `become` makes somebody the user, as another tab's sign-in does. */
function fakeAuth() {
  const listeners = new Set<(user: User | null) => void>();
  const auth = {
    currentUser: null as User | null,
    authStateReady: async () => {},
    listeners,
    become(uid: string) {
      auth.currentUser = { uid } as User;
      for (const listener of listeners) listener(auth.currentUser);
    },
  };
  return auth;
}
const sessionOf = (auth: ReturnType<typeof fakeAuth>) => firebaseSession(auth as unknown as Auth);

/** Locks as the tabs of one browser share them. */
function sharedLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
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

const KEPT_USER = 'firebase:authUser:key:[DEFAULT]';
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
    auth.become(`guest-${accounts}`);
    localStorage.setItem(KEPT_USER, '{}');
    return { user: auth.currentUser };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('A sign-in in two tabs at once', () => {
  it('makes one account, which the second tab adopts', async () => {
    const [first, second] = [fakeAuth(), fakeAuth()];
    const signIns = [first, second].map((auth) => sessionOf(auth).signInAnonymously());
    await vi.advanceTimersByTimeAsync(3_000);
    await vi.advanceTimersByTimeAsync(100);
    second.become('guest-1');
    await vi.advanceTimersByTimeAsync(100);
    expect(await Promise.all(signIns)).toEqual([{ uid: 'guest-1' }, { uid: 'guest-1' }]);
    expect(sdk.signInAnonymously).toHaveBeenCalledOnce();
  });

  it('makes an account of its own where the other tab never ends', async () => {
    vi.stubGlobal('navigator', {
      onLine: true,
      locks: {
        request: (_: string, { signal }: { signal: AbortSignal }) =>
          new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason));
          }),
      },
    });
    const session = sessionOf(fakeAuth());
    const told = expect(session.signInAnonymously()).rejects.toThrow(/too long/);
    await vi.advanceTimersByTimeAsync(59_999);
    await told;
    expect(sdk.signInAnonymously).not.toHaveBeenCalled();
    const again = session.signInAnonymously();
    await vi.advanceTimersByTimeAsync(3_001);
    expect(await again).toEqual({ uid: 'guest-1' });
    expect(sdk.signInAnonymously).toHaveBeenCalledOnce();
  });

  it('is no matter without the Web Locks API', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const signIn = sessionOf(fakeAuth()).signInAnonymously();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await signIn).toEqual({ uid: 'guest-1' });
  });
});

describe('A kept user that the SDK does not take over', () => {
  it('is waited for two seconds', async () => {
    localStorage.setItem(KEPT_USER, '{}');
    const signIn = sessionOf(fakeAuth()).signInAnonymously();
    await vi.advanceTimersByTimeAsync(1_999);
    expect(sdk.signInAnonymously).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(sdk.signInAnonymously).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await signIn).toEqual({ uid: 'guest-1' });
  });

  it('is not looked for in a storage that throws', async () => {
    vi.stubGlobal('localStorage', null);
    void sessionOf(fakeAuth())
      .signInAnonymously()
      .catch(() => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(sdk.signInAnonymously).toHaveBeenCalledOnce();
  });
});
