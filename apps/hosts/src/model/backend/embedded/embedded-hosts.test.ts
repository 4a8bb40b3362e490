import { memoryStorage } from '@invitation/backend/memory-storage';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { peopleIn } from '@invitation/domain/party/person';
import { expect, it } from 'vitest';
import type { GuestListState, HostsBackend } from '../../store/hosts-backend';
import { testHostsBackend } from '../testing/hosts.contract';
import { openEmbeddedHosts } from './embedded-hosts';
import { sampleGuests } from './sample';
import { sampleDocuments } from './sample-documents';

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

it('The embedded guest list has families whose people come by name', async () => {
  const named = { days: WEEKEND, namedGuests: true, storage: memoryStorage };
  const { replies, invitations, unreadable } = await firstState(openEmbeddedHosts(named));
  expect(unreadable).toEqual([]);
  expect([replies.length, invitations.length]).toEqual([60, 80]);
  const families = invitations.filter(({ children = [] }) => children.length > 0);
  expect(families.length).toBeGreaterThan(20);
  const coming = replies.filter((reply) => WEEKEND.some(({ day }) => reply[day] === 'yes'));
  for (const { id, members = [], people } of invitations) {
    expect(new Set(members).size).toBe(members.length);
    const reply = coming.find(({ key }) => key === id);
    if (!reply || members.length === 0) continue;
    expect(peopleIn(reply).length).toBeGreaterThan(0);
    expect(peopleIn(reply).length).toBeLessThanOrEqual(people);
    expect([reply.guest, reply.dietaryRestrictions]).toEqual([undefined, undefined]);
  }
});

it('A rehearsal on the emulators stores the people of a family in columns', () => {
  const documents = sampleDocuments(WEEKEND, true);
  const reply = [...documents].find(
    ([path, { children }]) => path.startsWith('rsvps/') && children,
  );
  expect(reply?.[1]).toMatchObject({ party: expect.any(Array), saturdayWho: expect.any(Array) });
  expect(Object.keys(reply?.[1] ?? {}).filter((name) => name.includes('/'))).toEqual([]);
});

it('The embedded guest list reports a store that cannot be read', async () => {
  const storage = memoryStorage();
  storage.setItem('embedded_guest_list', '{"rsvps":{}}');
  await expect(
    firstState(openEmbeddedHosts({ days: WEEKEND, storage: () => storage })),
  ).rejects.toThrow(/can’t be read/);
});
