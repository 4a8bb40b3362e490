import { memoryStorage } from '@invitation/backend/memory-storage';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { expect, it } from 'vitest';
import type { GuestListState, HostsBackend } from '../../store/hosts-backend';
import { testHostsBackend } from '../testing/hosts.contract';
import { openEmbeddedHosts } from './embedded-hosts';
import { sampleGuests } from './sample';

testHostsBackend('Embedded', async () => {
  const storage = memoryStorage();
  let time = 0;
  return openEmbeddedHosts({
    days: WEEKEND,
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
    openEmbeddedHosts({ days: WEEKEND, storage: () => storage }),
  );
  const replied = new Set(replies.map(({ key }) => key));
  expect(replies).toHaveLength(60);
  expect(replies.every(({ lastRsvp }) => lastRsvp instanceof Date)).toBe(true);
  expect(invitations.filter(({ id }) => !replied.has(id))).toHaveLength(40);
  expect(unreadable).toEqual([]);
  expect(sampleGuests(WEEKEND)).toEqual(sampleGuests(WEEKEND));
});

it('The embedded guest list reports a store that cannot be read', async () => {
  const storage = memoryStorage();
  storage.setItem('embedded_guest_list', '{"rsvps":{}}');
  await expect(
    firstState(openEmbeddedHosts({ days: WEEKEND, storage: () => storage })),
  ).rejects.toThrow(/can’t be read/);
});
