import { FirebaseError } from 'firebase/app';
import { clearIndexedDbPersistence } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import type { GuestListState } from '../hosts-backend';
import { openFirebaseHosts } from './firebase-hosts';
import { hostsError } from './host-errors';
import { waiting } from './sync-time';
import { watchGuestList } from './watch-guest-list';

/** `null` after the end of a session. */
let currentUser: object | null = null;

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
    // All that follows the error has run then.
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
