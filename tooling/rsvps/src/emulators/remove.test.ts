import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { type DocumentData, GeoPoint, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { readDocuments } from '../documents';
import { removeDocuments } from '../remove';
import { folder, inProject } from '../testing/command';

const PROJECT = 'demo-remove';
const FAKE_COUNT = 1_200;
const run = inProject(PROJECT);
const firestore = getFirestore(initializeApp({ projectId: PROJECT }, 'remove'));
firestore.settings({ useBigInt: true });

const at = (time: string) => Timestamp.fromDate(new Date(time));
const guests: Record<string, DocumentData> = {
  ada: {
    name: 'Ada Lovelace',
    friday: 'yes',
    saturday: 'no',
    dietaryRestrictions: 'No nuts\u202e',
    lastRsvp: new Timestamp(1_754_000_000, 123_456_000),
  },
  zoe: { name: 'Zoë', friday: 'no', saturday: 'yes', lastRsvp: at('2025-08-02T00:00Z') },
  broken: {
    name: 7n,
    maybe: [1.5, null, { at: at('2025-08-03T00:00Z') }],
    home: new GeoPoint(1, 2),
  },
};

const stored = async (): Promise<Record<string, DocumentData>> => {
  const { docs } = await firestore.collection('rsvps').get();
  return Object.fromEntries(docs.map((document) => [document.id, document.data()]));
};
const backups = () => readdirSync(folder).filter((name) => name.endsWith('.json'));
const only = (...keys: string[]) => Object.fromEntries(keys.map((key) => [key, guests[key] ?? {}]));

beforeEach(async () => {
  for (const name of backups()) rmSync(join(folder, name));
  await firestore.recursiveDelete(firestore.collection('rsvps'));
  for (const [key, data] of Object.entries(guests)) await firestore.doc(`rsvps/${key}`).set(data);
});

describe('remove', () => {
  it('copies and removes matching replies, and restore returns them exactly', async () => {
    const removal = await run('remove', '--name', 'zoe', '--yes');
    expect(removal).toMatchObject({
      code: 0,
      out: expect.stringMatching(/To remove: 1 of 3 replies\n .* zoe +Zoë\nRemoved 1 reply\./),
    });
    expect(await stored()).toEqual(only('ada', 'broken'));
    expect((await run('remove', '--key', 'ada', '--key', 'broken', '--yes')).code).toBe(0);
    expect(await stored()).toEqual({});
    expect(backups()).toHaveLength(2);
    for (const name of backups()) {
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
      expect((await run('restore', name)).code).toBe(0);
    }
    expect(await stored()).toEqual(guests);
  });

  it('selects a document that is not an RSVP by its last change, and shows its faults', async () => {
    const { out } = await run('remove', '--since', new Date(Date.now() - 60_000).toISOString());
    expect(out).toMatch(/To remove: 1 of 3 replies\n .* broken .*not an RSVP: name: /);
  });

  it('removes nothing without a terminal and without --yes', async () => {
    expect(await run('remove', '--key', 'ada')).toMatchObject({
      code: 2,
      out: expect.stringContaining('To remove: 1 of 3 replies'),
      err: expect.stringContaining('Nothing was removed: there is no terminal'),
    });
    expect(await stored()).toEqual(guests);
    expect(backups()).toEqual([]);
  });

  it('removes nothing if no copy can be written', async () => {
    const removal = await run('remove', '--key', 'ada', '--yes', '--backup', 'no/such/copy.json');
    expect(removal).toMatchObject({
      code: 1,
      err: expect.stringContaining('copy.json could not be written'),
    });
    expect(await stored()).toEqual(guests);
  });

  it('reports keys that do not exist', async () => {
    expect(await run('remove', '--key', 'gone', '--yes')).toMatchObject({
      code: 0,
      out: 'No reply matches. Nothing was removed.\n',
      err: 'There is no reply with the key gone.\n',
    });
  });

  it('does not remove a reply that was saved again after it was listed', async () => {
    const documents = await readDocuments(firestore);
    await firestore.doc('rsvps/zoe').update({ friday: 'yes' });
    await firestore.doc('rsvps/broken').delete();
    const { written, refused } = await removeDocuments(firestore, documents);
    expect(written).toBe(1);
    expect(refused.map(({ key }) => key).sort()).toEqual(['broken', 'zoe']);
    expect(await stored()).toEqual({ zoe: { ...guests.zoe, friday: 'yes' } });
  });

  it('removes many replies in batches, and shows the progress', async () => {
    const writer = firestore.bulkWriter();
    for (let index = 0; index < FAKE_COUNT; index++) {
      writer.set(firestore.doc(`rsvps/fake-${index}`), { name: `Fake ${index}`, friday: 'yes' });
    }
    await writer.close();
    const { code, err } = await run(
      ...['remove', '--name-contains', 'fake', '--yes', '--backup', 'fakes.json'],
    );
    expect(code).toBe(0);
    expect(err).toContain('Removed 500 of 1200 replies.\nRemoved 1000 of 1200 replies.\n');
    expect(await stored()).toEqual(guests);
    expect(JSON.parse(readFileSync(join(folder, 'fakes.json'), 'utf8')).documents).toHaveLength(
      FAKE_COUNT,
    );
  });
});

describe('restore', () => {
  it('replaces a reply that was saved again only with --force', async () => {
    await run('remove', '--name-contains', 'o', '--yes', '--backup', 'copy.json');
    const newer = { name: 'Zoë', friday: 'yes' };
    await firestore.doc('rsvps/zoe').set(newer);
    expect(await run('restore', 'copy.json')).toMatchObject({
      code: 1,
      out: 'Restored 1 reply.\n',
      err: expect.stringContaining('were not changed: zoe. Add --force'),
    });
    expect(await stored()).toEqual({ ...guests, zoe: newer });
    expect((await run('restore', 'copy.json', '--force')).code).toBe(0);
    expect(await stored()).toEqual(guests);
    expect(await run('restore', 'copy.json')).toMatchObject({
      code: 0,
      out: 'Restored 0 replies.\n',
    });
  });
});
