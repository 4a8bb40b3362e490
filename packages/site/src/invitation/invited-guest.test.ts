import type { Backend, LaterStores } from '@invitation/backend/backend';
import { openEmbeddedBackend } from '@invitation/backend/embedded';
import { memoryStorage } from '@invitation/backend/memory-storage';
import { SAMPLE_INVITATIONS } from '@invitation/backend/sample-invitations';
import { WEEKEND as DAYS } from '@invitation/domain/fixtures/days';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadError } from '../browser/lazy-import';
import { guestSession } from '../session/guest-session';
import { keep, readKept } from '../session/kept-reply';
import { createQueryClient } from '../session/query-client';
import { openInvitation } from './invited-guest';
import {
  invitationsToTry,
  isSaturdayRemembered,
  openLink,
  rememberInvitation,
} from './remembered-invitation';

const WEEKEND = 'sample-invitation-weekend-for-two';
const SATURDAY = 'sample-invitation-saturday-for-four';
const UNKNOWN = 'no-invitation-has-this-id';
const RESERVED = '__aaaaaaaaaaaaaaaaaaaaaa__';

const load = () => vi.stubGlobal('document', { documentElement: { dataset: {} } });
beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('addEventListener', () => {});
  load();
});
afterEach(() => vi.unstubAllGlobals());

function backend() {
  const storage = memoryStorage();
  return openEmbeddedBackend({ days: DAYS, storage: () => storage });
}
function withInvitations(from: Backend, read: LaterStores['invitations']['read']): Backend {
  const laterStores = async () => ({ ...(await from.laterStores()), invitations: { read } });
  return { ...from, laterStores };
}
const offline = (from: Backend) =>
  withInvitations(from, () => Promise.reject(new Error('Offline')));
const open = (from = backend(), source?: 'device') =>
  openInvitation(
    guestSession(async () => from, createQueryClient(), { days: DAYS }),
    null,
    invitationsToTry(),
    source,
  );
/** What a later visit in a new tab tries. */
function remembered(): readonly string[] {
  vi.stubGlobal('sessionStorage', memoryStorage());
  load();
  return invitationsToTry();
}

it('An invitation that exists is remembered with its days', async () => {
  openLink(SATURDAY);
  expect(await open()).toMatchObject({
    user: { uid: expect.any(String) },
    fault: null,
    invitation: { id: SATURDAY, invitation: SAMPLE_INVITATIONS[SATURDAY] },
  });
  expect(isSaturdayRemembered()).toBe(true);
  expect(remembered()).toEqual([SATURDAY]);
});

it.each([
  ['abc', 'cut-short'],
  [RESERVED, 'cut-short'],
  [UNKNOWN, 'withdrawn'],
] as const)('The link %s is not remembered', async (id, fault) => {
  openLink(id);
  expect(await open()).toMatchObject({ fault, invitation: null });
  expect(remembered()).toEqual([]);
});

it.each([
  ['abc', 'cut-short'],
  [RESERVED, 'cut-short'],
  [UNKNOWN, 'withdrawn'],
] as const)('The link %s does not replace a remembered invitation', async (id, fault) => {
  openLink(WEEKEND);
  rememberInvitation(WEEKEND, 'weekend');
  openLink(id);
  expect(await open()).toMatchObject({ fault, invitation: { id: WEEKEND } });
  expect(remembered()).toEqual([WEEKEND]);
});

it('The fault of the link is reported, not the one of the remembered invitation', async () => {
  openLink(UNKNOWN);
  rememberInvitation(UNKNOWN, 'weekend');
  openLink('abc');
  expect(await open()).toMatchObject({ fault: 'cut-short', invitation: null });
});

it('A link whose invitation could not be read stays in its tab', async () => {
  openLink(WEEKEND);
  rememberInvitation(WEEKEND, 'weekend');
  openLink(SATURDAY);
  const working = backend();
  await expect(open(offline(working))).rejects.toThrow('Error loading RSVP: Offline');
  expect(invitationsToTry()).toEqual([SATURDAY, WEEKEND]);
  load();
  expect(await open(working)).toMatchObject({ fault: null, invitation: { id: SATURDAY } });
  expect(remembered()).toEqual([SATURDAY]);
});

it('A return does not wait for the invitation, and forgets it with its reply once it is withdrawn', async () => {
  openLink(WEEKEND);
  await open();
  keep(WEEKEND, { reply: { name: 'Ada' } });
  const invitation = { id: WEEKEND, invitation: SAMPLE_INVITATIONS[WEEKEND] };
  const read = vi.fn(async () => null);
  const working = withInvitations(backend(), read);
  expect(await open(working, 'device')).toMatchObject({ invitation });
  expect(read).not.toHaveBeenCalled();
  expect(await open(working)).toMatchObject({ fault: 'withdrawn', invitation: null });
  expect(readKept()).toBeNull();
});

it('Without a connection, the kept invitation opens the form too', async () => {
  openLink(WEEKEND);
  await open();
  expect(await open(offline(backend()))).toMatchObject({
    fault: null,
    invitation: { id: WEEKEND },
  });
});

it('A file that is missing is reported as such, so that the page loads again', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const laterStores = () => Promise.reject(new TypeError('Failed to fetch a module'));
  const withoutFile = { ...backend(), laterStores };
  for (const id of [WEEKEND, `reply=ada.${'s'.repeat(32)}`]) {
    openLink(id);
    await expect(open(withoutFile)).rejects.toThrow(LoadError);
  }
});
