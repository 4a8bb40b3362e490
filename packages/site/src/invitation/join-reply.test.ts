import { openEmbeddedBackend } from '@invitation/backend/embedded';
import { memoryStorage } from '@invitation/backend/memory-storage';
import { WEEKEND as DAYS } from '@invitation/domain/fixtures/days';
import { replyLinkId } from '@invitation/domain/gate/invitation-link';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guestSession } from '../session/guest-session';
import { readKept } from '../session/kept-reply';
import { createQueryClient } from '../session/query-client';
import { openInvitation } from './invited-guest';
import { invitationsToTry, openLink } from './remembered-invitation';

const load = () => vi.stubGlobal('document', { documentElement: { dataset: {} } });
beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('addEventListener', () => {});
  load();
});
afterEach(() => vi.unstubAllGlobals());

/** A phone whose guest opens the link to the reply of another account. */
async function phoneWithLink() {
  const storage = memoryStorage();
  const backend = openEmbeddedBackend({ days: DAYS, storage: () => storage });
  const { session, rsvps, laterStores } = backend;
  const { uid: reply } = await session.signInAnonymously();
  const answers = { name: 'Ada', friday: 'yes', saturday: 'yes' };
  await rsvps.logRsvp(reply, { answers, seen: [null] });
  const stores = await laterStores();
  const links = stores.replyLinks;
  const id = replyLinkId({ reply, secret: await links.make(reply) });
  await session.signOut();
  openLink(id);
  const join = vi.spyOn(links, 'join');
  const joined = { ...backend, laterStores: async () => stores };
  /** A page that has just loaded. */
  const open = async (from?: 'device') => {
    load();
    const page = guestSession(async () => joined, createQueryClient(), { days: DAYS });
    const opened = await openInvitation(page, await page.ready(), invitationsToTry(), from);
    return { ...opened, page };
  };
  /** What the page does next. */
  const read = async () => {
    const { page } = await open();
    return page.readRsvp(reply);
  };
  return { reply, id, storage, rsvps, links, join, open, read };
}

it('A link opens the reply, and is remembered', async () => {
  const { id, reply, open, read } = await phoneWithLink();
  expect(await open()).toMatchObject({ fault: null, invitation: null, link: id });
  vi.stubGlobal('sessionStorage', memoryStorage());
  expect(invitationsToTry()).toEqual([id]);
  expect(await read()).toMatchObject({ name: 'Ada' });
  expect(readKept()).toMatchObject({ key: reply });
});

it('A later visit reads the reply without joining again', async () => {
  const { id, join, open, read } = await phoneWithLink();
  await read();
  expect(join).toHaveBeenCalledOnce();
  expect(await open()).toMatchObject({ link: id });
  expect(await open('device')).toMatchObject({ link: id });
  expect(join).toHaveBeenCalledOnce();
});

it('A link that was stopped removes what this device has kept', async () => {
  const { reply, links, open, read } = await phoneWithLink();
  await read();
  await links.stop(reply);
  // The page shows the kept reply first, and then asks.
  expect(await open('device')).toMatchObject({ fault: null });
  expect(await open()).toMatchObject({ fault: 'ended', link: null });
  expect(readKept()).toBeNull();
  expect(await open('device')).toMatchObject({ fault: 'ended', link: null });
});

it('A link to a deleted reply has ended', async () => {
  const { reply, storage, open } = await phoneWithLink();
  storage.removeItem(`embedded_rsvp_${reply}`);
  expect(await open()).toMatchObject({ fault: 'ended', link: null });
});

it('Without a connection, only a kept reply opens, and no other link', async () => {
  const { id, rsvps, join, open, read } = await phoneWithLink();
  join.mockRejectedValueOnce(new Error('Offline'));
  await expect(open()).rejects.toThrow('Error loading RSVP: Offline');
  await read();
  vi.spyOn(rsvps, 'read').mockRejectedValue(new Error('Offline'));
  join.mockRejectedValue(new Error('Offline'));
  expect(await open()).toMatchObject({ fault: null, link: id });
});

it('The account of the reply needs no link to it', async () => {
  const { storage, reply, join, open } = await phoneWithLink();
  storage.setItem('embedded_session', JSON.stringify({ uid: reply }));
  expect(await open()).toMatchObject({ user: { uid: reply }, fault: null, link: null });
  expect(join).not.toHaveBeenCalled();
});

it('Another account of this browser joins again', async () => {
  const { id, storage, join, open, read } = await phoneWithLink();
  await read();
  storage.removeItem('embedded_session');
  expect(await open()).toMatchObject({ link: id });
  expect(join).toHaveBeenCalledTimes(2);
  expect(await read()).toMatchObject({ name: 'Ada' });
});
