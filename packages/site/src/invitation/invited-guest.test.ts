import { openEmbeddedBackend } from '@invitation/backend/embedded';
import { memoryStorage } from '@invitation/backend/memory-storage';
import { SAMPLE_INVITATIONS } from '@invitation/backend/sample-invitations';
import { WEEKEND as DAYS } from '@invitation/domain/fixtures/days';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
  load();
});
afterEach(() => vi.unstubAllGlobals());

function backend() {
  const storage = memoryStorage();
  return openEmbeddedBackend({ days: DAYS, storage: () => storage });
}
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

it('The fault of a link counts, and not the remembered invitation’s', async () => {
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
  const offline = { ...working, invitations: { read: () => Promise.reject(new Error('Offline')) } };
  await expect(open(offline)).rejects.toThrow('Error loading RSVP: Offline');
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
  const working = backend();
  const read = vi.spyOn(working.invitations, 'read').mockResolvedValue(null);
  expect(await open(working, 'device')).toMatchObject({ invitation });
  expect(read).not.toHaveBeenCalled();
  expect(await open(working)).toMatchObject({ fault: 'withdrawn', invitation: null });
  expect(readKept()).toBeNull();
});

it('Without a connection, the kept invitation opens the form too', async () => {
  openLink(WEEKEND);
  await open();
  const offline = backend();
  vi.spyOn(offline.invitations, 'read').mockRejectedValue(new Error('Offline'));
  expect(await open(offline)).toMatchObject({ fault: null, invitation: { id: WEEKEND } });
});
