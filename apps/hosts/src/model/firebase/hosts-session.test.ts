import { type Auth, signInWithEmailAndPassword } from 'firebase/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import { hostsSession } from './hosts-session';
import { copyHost } from './sync-time';

vi.mock('firebase/auth', () => ({
  onIdTokenChanged: vi.fn(),
  signInWithEmailAndPassword: vi.fn(),
}));

const items = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, text: string) => items.set(key, text),
});

const forget = vi.fn(async () => {});
const session = hostsSession({
  auth: {} as Auth,
  createAccount: async () => {},
  sendWaiting: async () => {},
  forget,
  isOffline: () => false,
});

beforeEach(() => {
  items.clear();
  vi.clearAllMocks();
});

it.each([
  ['without a copy', null, 0],
  ['with the own copy', 'ada@example.com', 0],
  ['with the copy of another host', 'eve@example.com', 1],
])('A sign-in %s', async (_, host, removals) => {
  if (host !== null) copyHost.write(host);
  await session.signIn('ada@example.com', 'a long password');
  expect(forget).toHaveBeenCalledTimes(removals);
  expect(copyHost.read()).toBe('ada@example.com');
});

it('Nobody signs in while the copy of another host cannot be removed', async () => {
  copyHost.write('eve@example.com');
  forget.mockRejectedValueOnce(new Error());
  await expect(session.signIn('ada@example.com', 'a long password')).rejects.toThrow();
  expect(signInWithEmailAndPassword).not.toHaveBeenCalled();
});
