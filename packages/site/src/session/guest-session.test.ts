import { openEmbeddedBackend } from '@invitation/backend/embedded';
import { memoryStorage } from '@invitation/backend/memory-storage';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../app/query-client';
import { guestSession } from './guest-session';
import { forgetKept, readKept } from './kept-reply';

const REPLY = { name: 'Ada', friday: 'yes', saturday: 'no' } as const;

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

/** A browser whose guest has read their reply in an earlier visit. */
async function visitAgain() {
  const storage = memoryStorage();
  const backend = openEmbeddedBackend({ days: WEEKEND, storage: () => storage });
  const { uid } = await backend.session.signInAnonymously();
  await backend.rsvps.logRsvp(uid, { answers: REPLY, seen: [null] });
  const visit = () => guestSession(backend, createQueryClient(), { days: WEEKEND });
  await visit().readRsvp(uid);
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

it.each(['', '{', '{"key":1}', 'null'])('Kept data such as %j is ignored', async (text) => {
  const { uid, visit } = await visitAgain();
  localStorage.setItem('kept_reply', text);
  expect(visit().kept(uid)).toBeNull();
});

it('A kept reply that this version of the site cannot read is ignored', async () => {
  const { uid, visit } = await visitAgain();
  const kept = JSON.stringify({ key: uid, at: 1, reply: { ...REPLY, friday: 'maybe' } });
  localStorage.setItem('kept_reply', kept);
  expect(visit().kept(uid)).toBeNull();
});
