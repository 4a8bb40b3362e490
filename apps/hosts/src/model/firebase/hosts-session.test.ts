import {
  type Auth,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import { hostsSession } from './hosts-session';
import { copyHost, waiting } from './sync-time';

vi.mock('firebase/auth', () => ({
  onIdTokenChanged: vi.fn(),
  sendPasswordResetEmail: vi.fn(async () => {}),
  signInWithEmailAndPassword: vi.fn(),
}));

const items = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, text: string) => items.set(key, text),
  removeItem: (key: string) => items.delete(key),
});

const forget = vi.fn(async () => {});
const session = hostsSession({
  auth: { useDeviceLanguage: () => {} } as Auth,
  createAccount: async () => {},
  sendWaiting: async () => {},
  forget,
  isOffline: () => false,
});

/** Reports the account, or none. */
const report = vi.mocked(onIdTokenChanged).mock.lastCall?.[1] as unknown as (
  user: object | null,
) => void;

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

const failure = (code: string) => Object.assign(new Error(), { code });

it('The mail for a password leads back to the page, unless Firebase does not know its domain', async () => {
  const send = vi.mocked(sendPasswordResetEmail);
  await session.sendPasswordLink('ada@example.com', 'https://hosts.example/');
  const mail = [expect.anything(), 'ada@example.com', { url: 'https://hosts.example/' }];
  expect(send.mock.calls).toEqual([mail]);

  send.mockClear().mockRejectedValueOnce(failure('auth/unauthorized-continue-uri'));
  await session.sendPasswordLink('ada@example.com', 'https://hosts.example/');
  expect(send.mock.calls).toEqual([mail, mail.slice(0, 2)]);

  send.mockClear().mockRejectedValueOnce(failure('auth/too-many-requests'));
  await expect(
    session.sendPasswordLink('ada@example.com', 'https://hosts.example/'),
  ).rejects.toThrow('The server is busy');
  expect(send).toHaveBeenCalledOnce();
});

it('Nobody but their host signs in while changes are kept', async () => {
  copyHost.write('eve@example.com');
  waiting.write(2);
  expect(session.readKept()).toEqual({ email: 'eve@example.com', guests: 2 });
  await expect(session.signIn('ada@example.com', 'a long password')).rejects.toThrow(
    'unsent arrivals for eve@example.com',
  );
  expect(forget).not.toHaveBeenCalled();
  await session.signIn('eve@example.com', 'a long password');
  expect(forget).not.toHaveBeenCalled();
});

it('A session that the server ends leaves the copy only with kept changes, and a sign-out elsewhere never', () => {
  const end = () => {
    forget.mockClear();
    report({});
    report(null);
    return forget.mock.calls.length;
  };
  copyHost.write('eve@example.com');
  expect(end()).toBe(1);
  waiting.write(2);
  expect(end()).toBe(0);
  copyHost.remove();
  expect(end()).toBe(1);
});
