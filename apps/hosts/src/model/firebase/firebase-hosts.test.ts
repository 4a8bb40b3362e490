import { FirebaseError } from 'firebase/app';
import { clearIndexedDbPersistence } from 'firebase/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { openFirebaseHosts } from './firebase-hosts';
import { hostsError } from './host-errors';
import { watchGuestList } from './watch-guest-list';

vi.mock('firebase/auth', () => ({
  browserLocalPersistence: {},
  initializeAuth: () => ({ authStateReady: async () => {} }),
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

beforeEach(() => {
  vi.clearAllMocks();
});

it.each([
  ['permission-denied', 1],
  ['unavailable', 0],
] as const)(
  'After the refusal %s, the copy on the device is removed %i times',
  async (code, times) => {
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
