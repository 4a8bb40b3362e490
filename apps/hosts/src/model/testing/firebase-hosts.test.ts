import { requestAsAdministrator } from '@invitation/backend/mock-network';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { deleteApp, getApp, getApps } from 'firebase/app';
import { disableNetwork, enableNetwork, getFirestore } from 'firebase/firestore';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openFirebaseHosts } from '../firebase/firebase-hosts';
import type { HostAccount, HostsBackend } from '../hosts-backend';
import { UnansweredError } from '../hosts-errors';
import { LISTENER_TIMEOUT_MS, testHostsBackend } from './hosts.contract';

const PROJECT = 'demo-invitation';
const ACCOUNTS = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
const DOCUMENTS = `/v1/projects/${PROJECT}/databases/(default)/documents`;
const PASSWORD = 'a long password';
const INVITATION_PATH = 'invitations/invitation-of-the-contract-test';

const open = async (): Promise<HostsBackend> => {
  await Promise.all(getApps().map(deleteApp));
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name ?? '');
  return openFirebaseHosts({
    days: WEEKEND,
    apiKey: 'demo',
    projectId: PROJECT,
    appId: 'demo',
    emulators: location.origin,
  });
};

/** Creates an account and returns its email address. */
async function createAccount(claims: object): Promise<string> {
  const localId = crypto.randomUUID();
  const email = `${localId}@example.com`;
  await requestAsAdministrator(ACCOUNTS, 'POST', { localId, email, password: PASSWORD });
  await requestAsAdministrator(`${ACCOUNTS}:update`, 'POST', {
    localId,
    customAttributes: JSON.stringify(claims),
  });
  return email;
}

const clearDocuments = async () => {
  for (const key of [
    'reply-of-the-hosts-contract-test',
    'another-reply-of-the-contract-test',
    'invitation-of-the-contract-test',
  ])
    for (const collection of ['rsvps', 'arrivals'])
      await requestAsAdministrator(`${DOCUMENTS}/${collection}/${key}`, 'DELETE', {});
  await requestAsAdministrator(
    `${DOCUMENTS}/invitations/invitation-of-the-contract-test`,
    'DELETE',
    {},
  );
};

const openAsHost = async (): Promise<HostsBackend> => {
  await clearDocuments();
  const backend = await open();
  await backend.session?.signIn(await createAccount({ host: true }), PASSWORD);
  return backend;
};

testHostsBackend('Firebase on the emulators', openAsHost);

const accountOf = ({ session }: HostsBackend): Promise<HostAccount | null> =>
  new Promise((resolve) => session?.observe(resolve));

/** The copies of the guest list on this device. */
const copies = async () =>
  (await indexedDB.databases()).filter(({ name }) => name?.includes(PROJECT));

it('An account without the claim is no host, and sees no guests', async () => {
  const backend = await open();
  const email = await createAccount({});
  await backend.session?.signIn(email, PASSWORD);
  const listener = { next: vi.fn(), error: vi.fn() };
  backend.watch(listener);
  await vi.waitFor(() => expect(listener.error).toHaveBeenCalled(), {
    timeout: LISTENER_TIMEOUT_MS,
  });
  expect(listener.error.mock.lastCall?.[0].message).toMatch(/not a host/);
  expect(listener.next).not.toHaveBeenCalled();
  // Removes the copy, so nothing may listen any more.
  expect(await accountOf(backend)).toEqual({ email, isHost: false });
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
  const email = await createAccount({ host: true });
  await expect(session?.signIn(email, 'wrong')).rejects.toThrow(/password is wrong/);
  await expect(session?.signIn('nobody@example.com', 'wrong')).rejects.toThrow(/is wrong/);
});

it('A password reset does not reveal whether an account exists', async () => {
  const { session } = await open();
  await session?.sendPasswordReset(await createAccount({}));
  await session?.sendPasswordReset('nobody@example.com');
});

it('A sign-out removes the copy of the guest list', async () => {
  const backend = await open();
  await backend.session?.signIn(await createAccount({ host: true }), PASSWORD);
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
  const marked = backend.setArrivals('reply-of-the-hosts-contract-test', 'friday', 1);
  await expect(backend.session?.signOut()).rejects.toThrow(/have not been sent yet/);
  expect(await accountOf(backend)).toMatchObject({ isHost: true });
  await enableNetwork(getFirestore(getApp()));
  await backend.session?.signOut();
  await marked;
  expect(await accountOf(backend)).toBeNull();
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
  'A reply that Undo could not bring back is not deleted: %s',
  async (sentence, fields, seen) => {
    const backend = await openAsHost();
    const key = 'reply-of-the-hosts-contract-test';
    await requestAsAdministrator(`${DOCUMENTS}/rsvps/${key}`, 'PATCH', { fields });
    const deletion = backend.write({ [`rsvps/${key}`]: { answers: null, seen: [seen] } });
    await expect(deletion).rejects.toThrow(sentence);
  },
);

it.each([
  ['batchGet', /no connection, so nothing was changed/, false],
  ['commit', /may or may not be saved/, true],
] as const)(
  'Without an answer to %s, a change says what is known',
  async (call, sentence, isUnanswered) => {
    const backend = await openAsHost();
    const { open: openRequest, send } = XMLHttpRequest.prototype;
    const held = new WeakSet<XMLHttpRequest>();
    vi.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function (
      this: XMLHttpRequest,
      method: string,
      url: string | URL,
    ) {
      if (String(url).includes(`documents:${call}`)) held.add(this);
      openRequest.call(this, method, url, true);
    });
    vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
      this: XMLHttpRequest,
      body,
    ) {
      if (!held.has(this)) send.call(this, body);
    });
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const invitation = { name: 'Alan', days: 'weekend', people: 1 } as const;
    const error = await backend
      .write({ [INVITATION_PATH]: { answers: invitation, seen: [null] } })
      .catch((cause) => cause);
    expect(error.message).toMatch(sentence);
    expect(error instanceof UnansweredError).toBe(isUnanswered);
  },
);
