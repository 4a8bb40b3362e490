import {
  ACCOUNTS,
  DOCUMENTS,
  EMAILS,
  PROJECT,
  requestAsAdministrator,
  SETTINGS,
} from '@invitation/backend/mock-network';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { newInvitationId } from '@invitation/domain/gate/invitation-link';
import { deleteApp, getApp, getApps } from 'firebase/app';
import { getAuth } from 'firebase/auth';
import { disableNetwork, enableNetwork, getFirestore } from 'firebase/firestore';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { GuestListState, Host, HostAccount, HostsBackend } from '../../store/hosts-backend';
import { CopyEndedError, RefusedError, UnansweredError } from '../../store/hosts-errors';
import { openFirebaseHosts } from '../firebase/firebase-hosts';
import { createAccount, createHost, makeHost, newEmail, PASSWORD } from './emulator-accounts';
import { LISTENER_TIMEOUT_MS, testHostsBackend } from './hosts.contract';

const REPLY_KEY = 'reply-of-the-hosts-contract-test';
const INVITATION_PATH = 'invitations/invitation-of-the-contract-test';

const open = async (): Promise<HostsBackend> => {
  await Promise.all(getApps().map(deleteApp));
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '');
  return openFirebaseHosts({ ...SETTINGS, days: WEEKEND });
};

const clearDocuments = async () => {
  for (const key of [
    'reply-of-the-hosts-contract-test',
    'another-reply-of-the-contract-test',
    'moved-reply-of-the-hosts-contract-test',
    'invitation-of-the-contract-test',
  ])
    for (const collection of ['rsvps', 'arrivals', 'invitations'])
      await requestAsAdministrator(`${DOCUMENTS}/${collection}/${key}`, 'DELETE', {});
};

const openAsHost = async (): Promise<HostsBackend> => {
  await clearDocuments();
  const backend = await open();
  await backend.session?.signIn(await createHost(), PASSWORD);
  return backend;
};

testHostsBackend('Firebase on the emulators', openAsHost);

const accountOf = ({ session }: HostsBackend): Promise<HostAccount | null> =>
  new Promise((resolve) => session?.observe(resolve));

/** The copies of the guest list on this device. */
const copies = async () =>
  (await indexedDB.databases()).filter(({ name }) => name?.includes(PROJECT));

it('A verified account is no host before a host adds it, and sees no guests', async () => {
  const backend = await open();
  const email = await createAccount();
  await backend.session?.signIn(email, PASSWORD);
  const listener = { next: vi.fn(), error: vi.fn() };
  backend.watch(listener);
  await vi.waitFor(() => expect(listener.error).toHaveBeenCalled(), {
    timeout: LISTENER_TIMEOUT_MS,
  });
  expect(listener.error.mock.lastCall?.[0]).toBeInstanceOf(RefusedError);
  expect(listener.next).not.toHaveBeenCalled();
  await vi.waitFor(async () => expect(await copies()).toEqual([]), {
    timeout: LISTENER_TIMEOUT_MS,
  });
  expect(await accountOf(backend)).toEqual({ email, isVerified: true });
  await makeHost(email);
  await backend.watch(listener);
  await vi.waitFor(() => expect(listener.next).toHaveBeenCalled(), {
    timeout: LISTENER_TIMEOUT_MS,
  });
});

it('Emulators on this machine need no network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const backend = await openAsHost();
  const invitation = { name: 'Alan', days: 'weekend', people: 1 } as const;
  await backend.write({ [INVITATION_PATH]: { answers: invitation, seen: [null] } });
});

it('A wrong password is rejected with a message', async () => {
  const { session } = await open();
  const email = await createHost();
  await expect(session?.signIn(email, 'wrong')).rejects.toThrow(/password is wrong/);
  await expect(session?.signIn('nobody@example.com', 'wrong')).rejects.toThrow(/is wrong/);
});

/** Calls a service of Firebase like any browser. */
async function call(path: string, body: object): Promise<{ status: number; answer: Answer }> {
  const response = await fetch(`/${path}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: await response.json() };
}

interface Answer {
  readonly idToken: string;
  readonly refreshToken: string;
  readonly users: readonly { readonly validSince: string }[];
  readonly error?: { readonly message: string };
}

/** The page to which the link of a mail leads back. */
const PAGE = 'https://hosts.example/';
const ACCOUNT = 'identitytoolkit.googleapis.com/v1/accounts';

/** The mails that Firebase would have sent. */
async function mailsTo(
  email: string,
): Promise<readonly { requestType: string; oobCode: string; oobLink: string }[]> {
  const { oobCodes } = await (await fetch(EMAILS)).json();
  return oobCodes.filter((code: { email: string }) => code.email === email);
}

/** Follows the one link that was sent. */
async function choosePassword(email: string): Promise<void> {
  const mails = await mailsTo(email);
  // A mail that only verifies would let in whoever registered the address first.
  expect(mails.map(({ requestType }) => requestType)).toEqual(['PASSWORD_RESET']);
  expect(new URL(mails[0]?.oobLink ?? '').searchParams.get('continueUrl')).toBe(PAGE);
  const newPassword = PASSWORD;
  await call(`${ACCOUNT}:resetPassword`, { oobCode: mails[0]?.oobCode, newPassword });
}

async function signsIn(backend: HostsBackend, email: string): Promise<void> {
  await backend.session?.signIn(email, PASSWORD);
  expect(await accountOf(backend)).toEqual({ email, isVerified: true });
  const next = vi.fn();
  onTestFinished(backend.watch({ next, error: vi.fn() }));
  await vi.waitFor(() => expect(next).toHaveBeenCalled(), { timeout: LISTENER_TIMEOUT_MS });
}

it('A link to choose a password makes the account of a new host, and signs nobody in', async () => {
  const backend = await open();
  const email = await makeHost(newEmail());
  await backend.session?.sendPasswordLink(email, PAGE);
  expect(await accountOf(backend)).toBeNull();
  await choosePassword(email);
  await signsIn(backend, email);
});

it('A link to choose a password looks the same for a known and an unknown address', async () => {
  const { session } = await open();
  const known = await createAccount();
  for (const email of [known, newEmail()]) {
    expect(await session?.sendPasswordLink(email, PAGE)).toBeUndefined();
  }
  expect(await mailsTo(known)).toHaveLength(1);
});

it('Whoever registered the address of a host beforehand is locked out by the password of the host', async () => {
  const backend = await open();
  const email = await makeHost(newEmail());
  const credentials = { email, password: 'of the attacker', returnSecureToken: true };
  const { answer: attacker } = await call(`${ACCOUNT}:signUp`, credentials);
  const list = (idToken: string) =>
    fetch(`${DOCUMENTS}/rsvps`, { headers: { authorization: `Bearer ${idToken}` } });
  expect((await list(attacker.idToken)).status).toBe(403);
  // Tokens have times in whole seconds.
  await new Promise((resolve) => setTimeout(resolve, 1_100));

  await backend.session?.sendPasswordLink(email, PAGE);
  await choosePassword(email);
  // The token of the attacker still says that the address is not verified.
  expect((await list(attacker.idToken)).status).toBe(403);
  const { idToken } = attacker;
  expect((await call(`${ACCOUNT}:lookup`, { idToken })).answer.error?.message).toBe(
    'TOKEN_EXPIRED',
  );
  expect((await call(`${ACCOUNT}:update`, { idToken, password: 'stolen' })).status).toBe(400);
  expect((await call(`${ACCOUNT}:signInWithPassword`, credentials)).status).toBe(400);
  await signsIn(backend, email);
});

it('A host adds others once, sees who added them, and removes them', async () => {
  const { session } = await open();
  const email = await createHost();
  await session?.signIn(email, PASSWORD);
  const hosts = new Map<string, Host>();
  const error = vi.fn();
  const stop = session?.watchHosts({
    next(current) {
      hosts.clear();
      for (const host of current) hosts.set(host.email, host);
    },
    error,
  });
  onTestFinished(() => stop?.());
  const other = newEmail();
  await session?.addHost(other);
  await session?.addHost(other);
  const timeout = LISTENER_TIMEOUT_MS;
  await vi.waitFor(
    () => expect(hosts.get(other)).toMatchObject({ addedBy: email, addedAt: expect.any(Date) }),
    { timeout },
  );
  for (const role of ['door', null] as const) {
    await session?.changeRole(other, role);
    await vi.waitFor(() => expect(hosts.get(other)?.role ?? null).toBe(role), { timeout });
  }
  await session?.removeHost(other);
  await vi.waitFor(() => expect(hosts.has(other)).toBe(false), { timeout });
  await session?.addHost(other, 'door');
  await vi.waitFor(() => expect(hosts.get(other)?.role).toBe('door'), { timeout });
  expect(error).not.toHaveBeenCalled();
  await session?.removeHost(email);
  await expect(session?.addHost(other)).rejects.toThrow(RefusedError);
});

const DISTINCT = 'distinct/ada~eve';

it('A helper at the door counts arrivals and adds walk-ins, twice if need be, and reads no more', async () => {
  await clearDocuments();
  await requestAsAdministrator(`${DOCUMENTS}/${DISTINCT}`, 'PATCH', { fields: {} });
  const backend = await open();
  await backend.session?.signIn(await makeHost(await createAccount(), 'door'), PASSWORD);
  const states: GuestListState[] = [];
  const error = vi.fn();
  onTestFinished(backend.watch({ next: (state) => states.push(state), error }));
  await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ isLive: true, role: 'door' }), {
    timeout: LISTENER_TIMEOUT_MS,
  });
  expect(states.every(({ role, distinct }) => role === 'door' && distinct.size === 0)).toBe(true);
  await backend.setArrivals(REPLY_KEY, { 'friday/a': 2 });
  const key = newInvitationId();
  const reply = { name: 'Zed', friday: 'yes', fridayPeople: 1 } as const;
  await backend.addWalkIn(key, reply, { 'friday/b': 1 });
  await backend.addWalkIn(key, reply, { 'friday/b': 1 });
  await vi.waitFor(() => expect(states.at(-1)?.replies).toMatchObject([{ key, ...reply }]), {
    timeout: LISTENER_TIMEOUT_MS,
  });
  expect(states.at(-1)?.arrivals).toHaveLength(2);
  await expect(backend.readDocuments('guestNotes', [key])).rejects.toThrow(RefusedError);
  await expect(
    backend.write({ [`rsvps/${key}`]: { answers: { name: 'Zoe' }, seen: [reply] } }),
  ).rejects.toThrow(RefusedError);
  for (const collection of ['rsvps', 'arrivals']) {
    await requestAsAdministrator(`${DOCUMENTS}/${collection}/${key}`, 'DELETE', {});
  }
  expect(error).not.toHaveBeenCalled();
});

it('A host who becomes a helper loses the copy once, and a helper who becomes a host sees all', async () => {
  await clearDocuments();
  await requestAsAdministrator(`${DOCUMENTS}/${DISTINCT}`, 'PATCH', { fields: {} });
  const email = await createHost();
  const backend = await open();
  await backend.session?.signIn(email, PASSWORD);
  const states: GuestListState[] = [];
  const error = vi.fn();
  const timeout = LISTENER_TIMEOUT_MS;
  const watch = () => backend.watch({ next: (state) => states.push(state), error });
  const stop = watch();
  await vi.waitFor(() => expect(states.at(-1)?.distinct.size).toBe(1), { timeout });
  await makeHost(email, 'door');
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce(), { timeout });
  expect(error.mock.lastCall?.[0]).toBeInstanceOf(CopyEndedError);
  expect(await copies()).toEqual([]);
  stop();

  // As after a reload, which begins as a helper and ends nothing.
  states.length = 0;
  onTestFinished(watch());
  await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ isLive: true, role: 'door' }), {
    timeout,
  });
  expect(states.every(({ role }) => role === 'door')).toBe(true);
  await makeHost(email);
  await vi.waitFor(() => expect(states.at(-1)?.distinct.size).toBe(1), { timeout });
  expect(states.at(-1)?.role).toBeUndefined();
  expect(error).toHaveBeenCalledOnce();
});

it('A sign-out removes the copy of the guest list', async () => {
  const backend = await open();
  await backend.session?.signIn(await createHost(), PASSWORD);
  const next = vi.fn();
  backend.watch({ next, error: vi.fn() });
  await vi.waitFor(() => expect(next).toHaveBeenCalled(), { timeout: LISTENER_TIMEOUT_MS });
  expect(await copies()).toHaveLength(1);
  await backend.session?.signOut();
  expect(await copies()).toEqual([]);
  expect(localStorage.getItem('guest_list_as_of')).toBeNull();
  expect(await accountOf(backend)).toBeNull();
});

it('A sign-out does not remove arrivals that wait for the connection', async () => {
  const backend = await openAsHost();
  await disableNetwork(getFirestore(getApp()));
  const marked = backend.setArrivals(REPLY_KEY, { 'friday/a': 1 });
  await expect(backend.session?.signOut()).rejects.toThrow(/haven’t been sent yet/);
  expect(await accountOf(backend)).not.toBeNull();
  await enableNetwork(getFirestore(getApp()));
  await backend.session?.signOut();
  await marked;
  expect(await accountOf(backend)).toBeNull();
});

it('Arrivals that wait outlive the end of a session, and are sent by their account', async () => {
  const backend = await openAsHost();
  const { email = '' } = (await accountOf(backend)) ?? {};
  const states: GuestListState[] = [];
  const stop = backend.watch({ next: (state) => states.push(state), error: vi.fn() });
  const isLive = () =>
    vi.waitFor(() => expect(states.at(-1)).toMatchObject({ isLive: true, unsent: 0 }), {
      timeout: LISTENER_TIMEOUT_MS,
    });
  await isLive();
  await disableNetwork(getFirestore(getApp()));
  void backend.setArrivals(REPLY_KEY, { 'friday/kept': 3 });
  await vi.waitFor(() => expect(states.at(-1)).toMatchObject({ unsent: 1 }), {
    timeout: LISTENER_TIMEOUT_MS,
  });
  const { currentUser } = getAuth(getApp());
  const setDisabled = (disableUser: boolean) =>
    requestAsAdministrator(`${ACCOUNTS}:update`, 'POST', {
      localId: currentUser?.uid,
      disableUser,
    });
  await setDisabled(true);
  await expect(currentUser?.getIdToken(true)).rejects.toThrow(/disabled/);
  stop();
  expect(await accountOf(backend)).toBeNull();
  expect(backend.session?.readKept()).toEqual({ email, guests: 1, hasDrafts: false });
  expect(await copies()).toHaveLength(1);
  await enableNetwork(getFirestore(getApp()));
  const other = backend.session?.signIn(await createHost(), PASSWORD);
  await expect(other).rejects.toThrow(email);

  await setDisabled(false);
  await backend.session?.signIn(email, PASSWORD);
  onTestFinished(backend.watch({ next: (state) => states.push(state), error: vi.fn() }));
  await isLive();
  expect(states.at(-1)?.arrivals).toContainEqual({ key: REPLY_KEY, people: { 'friday/kept': 3 } });
  expect(backend.session?.readKept()).toBeNull();
});

const COMPLETE = {
  name: { stringValue: 'Ada' },
  friday: { stringValue: 'yes' },
  saturday: { stringValue: 'yes' },
};

it.each([
  [/no name.*Enter a name first/, { friday: COMPLETE.friday }, { friday: 'yes' }],
  [
    /added in the Firebase console \(table\)/,
    { ...COMPLETE, table: { integerValue: '7' } },
    { name: 'Ada', friday: 'yes', saturday: 'yes' },
  ],
] as const)(
  'A reply that Undo could not restore is not deleted: %s',
  async (sentence, fields, seen) => {
    const backend = await openAsHost();
    const key = 'reply-of-the-hosts-contract-test';
    await requestAsAdministrator(`${DOCUMENTS}/rsvps/${key}`, 'PATCH', { fields });
    const deletion = backend.write({ [`rsvps/${key}`]: { answers: null, seen: [seen] } });
    await expect(deletion).rejects.toThrow(sentence);
  },
);

it.each([
  ['batchGet', /offline, so nothing was changed/, false],
  ['commit', /may or may not have been saved/, true],
] as const)(
  'Without an answer to %s, a change says what is known',
  async (call, sentence, isUnanswered) => {
    const backend = await openAsHost();
    const { fetch } = globalThis;
    const called = vi.fn(() => new Promise<Response>(() => {}));
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      String(input).endsWith(`documents:${call}`) ? called() : fetch(input, init),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    });
    const invitation = { name: 'Alan', days: 'weekend', people: 1 } as const;
    const failure = backend
      .write({ [INVITATION_PATH]: { answers: invitation, seen: [null] } })
      .catch((cause) => cause);
    // Each look advances the mock clock, too.
    await vi.waitFor(() => expect(called).toHaveBeenCalled(), { interval: 1, timeout: 9_000 });
    await vi.advanceTimersByTimeAsync(10_000);
    const error = await failure;
    expect(error.message).toMatch(sentence);
    expect(error instanceof UnansweredError).toBe(isUnanswered);
  },
);
