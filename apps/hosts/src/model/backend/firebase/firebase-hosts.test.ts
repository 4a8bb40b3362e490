import { FirebaseError } from 'firebase/app';
import { clearIndexedDbPersistence } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import type { GuestListState } from '../../store/hosts-backend';
import { openFirebaseHosts } from './firebase-hosts';
import { hostsError } from './host-errors';
import { waiting } from './sync-time';
import { watchGuestList } from './watch-guest-list';

/** `null` after the end of a session. */
let currentUser: object | null = null;
/** Settles when the server has the waiting changes. */
let sending = Promise.resolve();

vi.mock('firebase/auth', () => ({
  browserLocalPersistence: {},
  initializeAuth: () => ({ authStateReady: async () => {}, currentUser }),
  onIdTokenChanged: vi.fn(),
}));
vi.mock('firebase/firestore', () => ({
  clearIndexedDbPersistence: vi.fn(),
  initializeFirestore: () => ({}),
  persistentLocalCache: vi.fn(),
  persistentMultipleTabManager: vi.fn(),
  setLogLevel: vi.fn(),
  terminate: async () => {},
  waitForPendingWrites: () => sending,
}));
vi.mock('./watch-guest-list', () => ({ watchGuestList: vi.fn() }));

const items = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, text: string) => items.set(key, text),
  removeItem: (key: string) => items.delete(key),
  length: 0,
});

beforeEach(() => {
  items.clear();
  vi.clearAllMocks();
});

it.each([
  ['permission-denied', 'an account', {}, 1],
  ['unavailable', 'an account', {}, 0],
  ['permission-denied', 'a session that has ended', null, 0],
] as const)(
  'After the refusal %s of %s, the copy on the device is removed or not',
  async (code, _, user, times) => {
    currentUser = user;
    vi.mocked(watchGuestList).mockImplementation((_, __, listener) => {
      listener.error(hostsError(new FirebaseError(code, 'refused')));
      return () => {};
    });
    const error = vi.fn();
    openFirebaseHosts({ days: [], apiKey: 'demo', projectId: 'demo', appId: 'demo' }).watch({
      next: vi.fn(),
      error,
    });
    expect(error).toHaveBeenCalledOnce();
    // By then, everything that follows the error has run.
    await new Promise((resolve) => setTimeout(resolve));
    expect(clearIndexedDbPersistence).toHaveBeenCalledTimes(times);
  },
);

it('A host who was removed learns which arrivals the server did not take', async () => {
  currentUser = { email: 'eve@example.com' };
  const state = (isLive: boolean, unsent: number) => ({ isLive, unsent }) as GuestListState;
  vi.mocked(watchGuestList).mockImplementation((_, __, listener) => {
    listener.next(state(true, 0));
    listener.next(state(false, 2));
    // The SDK drops what the server refuses, and may say so before the listener hears of it.
    listener.next(state(false, 0));
    listener.error(hostsError(new FirebaseError('permission-denied', 'refused')));
    return () => {};
  });
  const error = vi.fn();
  openFirebaseHosts({ days: [], apiKey: 'demo', projectId: 'demo', appId: 'demo' }).watch({
    next: vi.fn(),
    error,
  });
  expect(error.mock.lastCall?.[0].discarded).toMatchObject({ email: 'eve@example.com', guests: 2 });
  expect(waiting.read()).toBe(0);
});

it.each([
  ['are sent', true, 1, null],
  ['cannot be sent', false, 0, 'host'],
] as const)(
  'A host who becomes a helper loses the copy once its arrivals %s',
  async (_, areSent, removals, copyIsOf) => {
    currentUser = { email: 'eve@example.com' };
    sending = areSent ? Promise.resolve() : Promise.reject(new Error('No connection.'));
    sending.catch(() => {});
    const live = { isLive: true, unsent: 0 } as GuestListState;
    const stop = vi.fn();
    vi.mocked(watchGuestList).mockImplementation((_, __, listener) => {
      listener.next(live);
      // Not confirmed by the server.
      listener.next({ ...live, isLive: false, role: 'door' });
      listener.next({ ...live, role: 'door' });
      listener.next({ ...live, role: 'door' });
      return stop;
    });
    const [next, error] = [vi.fn(), vi.fn()];
    openFirebaseHosts({ days: [], apiKey: 'demo', projectId: 'demo', appId: 'demo' }).watch({
      next,
      error,
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(clearIndexedDbPersistence).toHaveBeenCalledTimes(removals);
    expect(stop).toHaveBeenCalledTimes(removals);
    expect(error).toHaveBeenCalledTimes(removals);
    // The page goes on as a helper's, and the next start tries again.
    expect(next).toHaveBeenCalledTimes(areSent ? 2 : 3);
    expect(localStorage.getItem('guest_list_role')).toBe(copyIsOf);
  },
);
