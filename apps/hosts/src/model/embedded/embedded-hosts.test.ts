import { memoryStorage } from '@invitation/backend/memory-storage';
import { expect, it } from 'vitest';
import type { GuestListState, HostsBackend } from '../hosts-backend';
import { testHostsBackend } from '../testing/hosts.contract';
import { openEmbeddedHosts } from './embedded-hosts';
import { sampleGuests } from './sample';

testHostsBackend('Embedded', async () => {
  const storage = memoryStorage();
  let time = 0;
  return openEmbeddedHosts({
    storage: () => storage,
    // Two saves within a millisecond would have the same time.
    now: () => new Date(++time),
    sample: () => ({ replies: [], invitations: [] }),
  });
});

const firstState = ({ watch }: HostsBackend): Promise<GuestListState> =>
  new Promise((resolve, reject) => watch({ next: resolve, error: reject }));

it('The embedded guest list begins with a sample of 60 replies and 40 open invitations', async () => {
  const storage = memoryStorage();
  const { replies, invitations, unreadable } = await firstState(
    openEmbeddedHosts({ storage: () => storage }),
  );
  const replied = new Set(replies.map(({ key }) => key));
  expect(replies).toHaveLength(60);
  expect(replies.every(({ lastRsvp }) => lastRsvp instanceof Date)).toBe(true);
  expect(invitations.filter(({ id }) => !replied.has(id))).toHaveLength(40);
  expect(unreadable).toEqual([]);
  expect(sampleGuests()).toEqual(sampleGuests());
});

it('The embedded guest list reports a store that cannot be read', async () => {
  const storage = memoryStorage();
  storage.setItem('embedded_guest_list', '{}');
  await expect(firstState(openEmbeddedHosts({ storage: () => storage }))).rejects.toThrow(
    /cannot be read/,
  );
});
