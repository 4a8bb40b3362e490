import { openEmbeddedBackend } from '@invitation/backend/embedded';
import { memoryStorage } from '@invitation/backend/memory-storage';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { markLeft } from './former-guest';
import { guestSession } from './guest-session';
import { forgetKept, keep, readKept } from './kept-reply';
import { createQueryClient } from './query-client';

const REPLY = { name: 'Ada', friday: 'yes', saturday: 'no' } as const;

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser whose guest has read their reply in an earlier visit. */
async function visitAgain() {
  const storage = memoryStorage();
  const backend = openEmbeddedBackend({ days: WEEKEND, storage: () => storage });
  const { uid } = await backend.session.signInAnonymously();
  await backend.rsvps.logRsvp(uid, { answers: REPLY, seen: [null] });
  const visit = () => guestSession(async () => backend, createQueryClient(), { days: WEEKEND });
  const session = visit();
  await session.ready();
  await session.readRsvp(uid);
  const change = (answers: object) =>
    backend.rsvps.logRsvp(uid, { answers: { ...REPLY, ...answers }, seen: [REPLY] });
  return { backend, uid, visit, change, storage };
}

it('A return knows the reply at once, and then reads it again', async () => {
  const { backend, uid, visit, change } = await visitAgain();
  await change({ friday: 'no' });
  const read = vi.spyOn(backend.rsvps, 'read');
  const session = visit();
  expect(await session.knownRsvp(uid)).toMatchObject({ friday: 'yes' });
  expect(read).not.toHaveBeenCalled();
  expect(session.kept(uid)).toEqual({ at: expect.any(Date), error: null });
  expect(await session.readRsvp(uid)).toMatchObject({ friday: 'no' });
  expect(session.kept(uid)).toBeNull();
  expect(await session.knownRsvp(uid)).toMatchObject({ friday: 'no' });
  expect(await visit().knownRsvp(uid)).toMatchObject({ friday: 'no' });
});

it('The account of the kept reply is known until the backend is asked', async () => {
  const { uid, visit } = await visitAgain();
  const session = visit();
  expect(session.keptUser(undefined)).toEqual({ uid });
  await session.ready();
  expect(session.keptUser(undefined)).toBeNull();
});

it('The account of the kept reply stays known if the backend does not open', async () => {
  const { uid } = await visitAgain();
  const offline = () => Promise.reject(new Error('Offline'));
  const session = guestSession(offline, createQueryClient(), { days: WEEKEND });
  await expect(session.ready()).rejects.toThrow('Offline');
  expect(session.keptUser(undefined)).toEqual({ uid });
});

it('A newer reply of another tab is known like the kept one if the backend does not open', async () => {
  const { uid } = await visitAgain();
  const offline = () => Promise.reject(new Error('Offline'));
  const session = guestSession(offline, createQueryClient(), { days: WEEKEND });
  keep(uid, { uid, reply: { ...REPLY, friday: 'no', lastRsvp: new Date(Date.now() + 5000) } });
  expect(session.adoptKept()).toBe(true);
  expect(session.keptUser(undefined)).toEqual({ uid });
  expect(await session.knownRsvp(uid)).toMatchObject({ friday: 'no' });
  expect(session.kept(uid)).not.toBeNull();
});

it('The kept reply is forgotten once the session says that its account has ended', async () => {
  const { backend, visit } = await visitAgain();
  await backend.session.signOut();
  const session = visit();
  expect(session.keptUser(undefined)).not.toBeNull();
  expect(await session.ready()).toBeNull();
  expect(readKept()).toBeNull();
});

const LINK = 'sample-invitation-weekend-for-two';

it('The kept reply of a personal link is for this link only', async () => {
  const { uid, visit } = await visitAgain();
  keep(LINK, { uid, reply: REPLY, invitation: {} });
  const session = visit();
  expect(session.keptUser(LINK)).toEqual({ uid });
  expect(session.keptUser('another-link')).toBeNull();
  // The guest has left the link.
  expect(session.keptUser(undefined)).toBeNull();
});

it('A personal link does not get the kept reply of the account', async () => {
  const { visit } = await visitAgain();
  expect(visit().keptUser(LINK)).toBeNull();
});

it('A kept reply that another tab has forgotten is not shown', async () => {
  const { visit } = await visitAgain();
  const session = visit();
  forgetKept();
  expect(session.keptUser(undefined)).toBeNull();
});

it('Without a connection, the kept reply is read with the time and the error', async () => {
  const { backend, uid, visit } = await visitAgain();
  vi.spyOn(backend.rsvps, 'read').mockRejectedValue(new Error('You seem to be offline.'));
  const session = visit();
  expect(await session.readRsvp(uid)).toMatchObject(REPLY);
  expect(session.kept(uid)?.error?.message).toBe('Error loading RSVP: You seem to be offline.');
  forgetKept();
  await expect(visit().readRsvp(uid)).rejects.toThrow('You seem to be offline.');
});

it('A reply that the server has but nobody can read is an error, and not what the device has kept', async () => {
  const { uid, visit, storage } = await visitAgain();
  storage.setItem(`embedded_rsvp_${uid}`, 'nonsense');
  await expect(visit().readRsvp(uid)).rejects.toThrow('can’t be read');
});

it('A save that fails leaves the kept reply as it is', async () => {
  const { backend, uid, visit } = await visitAgain();
  const session = visit();
  await session.ready();
  vi.spyOn(backend.rsvps, 'logRsvp').mockRejectedValue(new Error('You seem to be offline.'));
  const saving = session.saveRsvp(uid, { answers: { friday: 'no' }, defaults: {}, seen: [REPLY] });
  await expect(saving).rejects.toThrow('You seem to be offline.');
  expect(readKept()).toMatchObject({ key: uid, reply: REPLY });
});

it('Another account or invitation never gets the kept reply', async () => {
  const { backend, visit } = await visitAgain();
  const read = vi.spyOn(backend.rsvps, 'read').mockResolvedValue(null);
  expect(await visit().knownRsvp('another-account')).toBeNull();
  expect(read).toHaveBeenCalledOnce();
});

it('A reply that the hosts have deleted is forgotten', async () => {
  const { uid, visit, storage } = await visitAgain();
  storage.removeItem(`embedded_rsvp_${uid}`);
  expect(await visit().readRsvp(uid)).toBeNull();
  expect(readKept()).toBeNull();
});

it('A read that finds another document missing forgets nothing', async () => {
  const { uid, visit } = await visitAgain();
  const session = visit();
  await session.ready();
  keep(LINK, { uid, reply: REPLY });
  expect(await session.readRsvp(uid)).toMatchObject(REPLY);
  const empty = openEmbeddedBackend({ days: WEEKEND, storage: memoryStorage });
  vi.spyOn(empty.rsvps, 'read').mockResolvedValue(null);
  keep(LINK, { uid, reply: REPLY });
  const other = guestSession(async () => empty, createQueryClient(), { days: WEEKEND });
  expect(await other.readRsvp('another-key')).toBeNull();
  expect(readKept()).toMatchObject({ key: LINK, reply: REPLY });
});

it('What is kept of a guest is not mixed with another, and has the time of its reply', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000);
  keep('ada', { uid: 'ada', reply: REPLY });
  now.mockReturnValue(2_000);
  keep('ada', { invitation: {} });
  expect(readKept()).toEqual({ key: 'ada', uid: 'ada', reply: REPLY, invitation: {}, at: 1_000 });
  keep('eve', { invitation: {} });
  expect(readKept()).toEqual({ key: 'eve', invitation: {}, at: 2_000 });
});

it('The reply of a new account is not read, but the one of an account from another tab is', async () => {
  const backend = openEmbeddedBackend({ days: WEEKEND, storage: memoryStorage });
  const read = vi.spyOn(backend.rsvps, 'read').mockResolvedValue(REPLY);
  const signIn = vi.spyOn(backend.session, 'signInAnonymously');
  const visit = () => guestSession(async () => backend, createQueryClient(), { days: WEEKEND });
  signIn.mockResolvedValue({ uid: 'ada', isNew: true });
  const session = visit();
  await session.signIn();
  expect(await session.readRsvp('ada')).toBeNull();
  expect(read).not.toHaveBeenCalled();
  signIn.mockResolvedValue({ uid: 'ada', isNew: false });
  const other = visit();
  await other.signIn();
  expect(await other.readRsvp('ada')).toEqual(REPLY);
});

it('After a guest has left, no tab signs the next one up on a page that is about to be replaced', async () => {
  const { backend, visit } = await visitAgain();
  const task = () => new Promise<void>((resolve) => setTimeout(resolve));
  const { signOut } = backend.session;
  // Firebase tells its observers of it before it answers.
  vi.spyOn(backend.session, 'signOut').mockImplementation(() => signOut().then(task));
  const signUps = vi.spyOn(backend.session, 'signInAnonymously');
  const [page, otherTab] = [visit(), visit()];
  // As `SessionLayout` and the form do.
  const followUser = async (session: typeof page) => {
    if (await session.ready()) return;
    await session.settled();
    await session.signIn();
  };
  backend.session.observe(() => void followUser(page));
  await page.signOut();
  markLeft();
  void followUser(otherTab);
  await task();
  expect(signUps).not.toHaveBeenCalled();
});

it('A sign-out that fails does not keep the page from signing in', async () => {
  const { backend, visit } = await visitAgain();
  vi.spyOn(backend.session, 'signOut').mockRejectedValue(new Error('blocked'));
  const session = visit();
  await expect(session.signOut()).rejects.toThrow('blocked');
  await session.settled();
});

it.each(['', '{', '{"key":1}', 'null'])('Kept data such as %j is ignored', async (text) => {
  const { uid, visit } = await visitAgain();
  localStorage.setItem('kept_reply', text);
  expect(visit().kept(uid)).toBeNull();
  expect(visit().keptUser(undefined)).toBeNull();
});

it('A kept reply that this version of the site cannot read is ignored', async () => {
  const { uid, visit } = await visitAgain();
  const kept = JSON.stringify({ key: uid, uid, at: 1, reply: { ...REPLY, friday: 'maybe' } });
  localStorage.setItem('kept_reply', kept);
  expect(visit().kept(uid)).toBeNull();
  expect(visit().keptUser(undefined)).toBeNull();
});
