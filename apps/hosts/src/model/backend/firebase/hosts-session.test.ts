import {
  type Auth,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { beforeEach, expect, it, vi } from 'vitest';
import { DRAFT_PREFIX } from '../../store/draft-storage';
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
  key: (at: number) => [...items.keys()][at] ?? null,
  get length() {
    return items.size;
  },
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

const draft = () => items.set(`${DRAFT_PREFIX}rsvps/bo`, '{}');

it.each([
  ['arrivals', () => waiting.write(2), { guests: 2, hasDrafts: false }],
  ['drafts', draft, { guests: 0, hasDrafts: true }],
])('Nobody but their host signs in while %s are kept', async (_, keep, kept) => {
  copyHost.write('eve@example.com');
  keep();
  expect(session.readKept()).toEqual({ email: 'eve@example.com', ...kept });
  await expect(session.signIn('ada@example.com', 'a long password')).rejects.toThrow(
    'keeps changes of eve@example.com',
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
  expect(copyHost.read()).toBeNull();
  copyHost.write('eve@example.com');
  waiting.write(2);
  expect(end()).toBe(0);
  copyHost.remove();
  expect(end()).toBe(1);
});

it('The copy of a session that ended while the page was closed stays only for arrivals that wait', () => {
  report(null);
  expect(forget).not.toHaveBeenCalled();
  copyHost.write('eve@example.com');
  waiting.write(2);
  report(null);
  expect(forget).not.toHaveBeenCalled();
  waiting.write(0);
  report(null);
  expect(forget).toHaveBeenCalledOnce();
  expect(copyHost.read()).toBeNull();
});

it('Drafts outlive a session that the server ends, without the copy, until their host discards them', async () => {
  copyHost.write('eve@example.com');
  draft();
  report({});
  report(null);
  expect(forget).toHaveBeenCalledOnce();
  expect(session.readKept()).toMatchObject({ email: 'eve@example.com', hasDrafts: true });
  await session.discardKept();
  expect(session.readKept()).toBeNull();
});
