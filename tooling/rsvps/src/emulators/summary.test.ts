import { openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { WEEKEND } from '@invitation/domain/fixtures/days';
import { rsvpSchema } from '@invitation/domain/rsvp';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { folder, inProject, runRsvps } from '../testing/command';

const PROJECT = 'demo-hosts';
const COUNT = 500;
const run = inProject(PROJECT);

const answer = fc.constantFrom('yes', 'no');
const text = fc.oneof(
  fc.constantFrom(
    'Ada',
    '=HYPERLINK("https://example.com")',
    'vegan\n=40+2',
    '@home',
    'שלום עולם',
    'مرحبا',
    '👩‍❤️‍👩 & 🥂',
    'Zoë',
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);
const document = fc.record(
  {
    name: text.filter((name) => name.trim() !== ''),
    friday: answer,
    saturday: answer,
    sunday: answer,
    guest: text,
    dietaryRestrictions: fc.oneof(text, fc.constantFrom('Vegan', 'vegan.', 'No nuts')),
  },
  { requiredKeys: ['name', 'friday', 'saturday'] },
);
const broken = fc.constantFrom(
  { name: 7, friday: 'yes', saturday: 'yes' },
  { name: 'Eve', friday: 'maybe', saturday: 'yes' },
  { name: 'Eve', friday: 'yes', saturday: 'no', lastRsvp: 'yesterday' },
  { name: ['Eve'], friday: null, saturday: 'no' },
);

let good: { friday: string; saturday: string; sunday?: string }[] = [];
let bad = 0;

beforeAll(async () => {
  const firestore = getFirestore(initializeApp({ projectId: PROJECT }, 'seed'));
  const writer = firestore.bulkWriter();
  const documents = fc.sample(
    fc.oneof(
      { weight: 19, arbitrary: document.map((data) => ({ data, readable: true })) },
      { weight: 1, arbitrary: broken.map((data) => ({ data, readable: false })) },
    ),
    { numRuns: COUNT, seed: 20251004 },
  );
  for (const [index, { data, readable }] of documents.entries()) {
    const times = readable ? { lastRsvp: Timestamp.fromMillis(1.7e12 + index * 60_000) } : {};
    writer.set(firestore.doc(`rsvps/guest-${index}`), { ...times, ...data });
  }
  await writer.close();
  good = documents
    .filter(({ readable }) => readable)
    .map(({ data }) => data as (typeof good)[number]);
  bad = COUNT - good.length;
});

describe('the summary of 500 documents', () => {
  it('counts every reply and every document that is not an RSVP', async () => {
    expect(bad).toBeGreaterThan(5);
    const { code, out, err } = await run();
    expect(code).toBe(3);
    expect(out).toContain(`Headcount (${good.length} replies)`);
    for (const day of ['friday', 'saturday', 'sunday'] as const) {
      const of = (value?: string) => good.filter((each) => each[day] === value).length;
      expect(out).toMatch(new RegExp(`${day} +${of('yes')} +${of('no')} +${of(undefined)} `));
    }
    expect(out).toContain('Likely duplicates');
    expect(err).toContain(`${bad} documents in "rsvps" are not RSVPs`);
    expect(out.replaceAll('\n', '')).not.toMatch(/\p{Control}/u);
  });

  it('writes each document to the CSV file, and replaces a file only with --force', async () => {
    const file = join(folder, 'guests.csv');
    expect(await run('--csv', file)).toMatchObject({ code: 3, out: '' });
    const rows: Record<string, string>[] = parse(readFileSync(file), {
      bom: true,
      columns: true,
      record_delimiter: ['\r\n', '\n', '\r'],
    });
    expect(rows).toHaveLength(COUNT);
    expect(rows.filter(({ problem }) => problem)).toHaveLength(bad);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await run('--csv', file)).toMatchObject({
      code: 1,
      err: expect.stringContaining('add --force to replace it'),
    });
    expect((await run('--csv', file, '--force')).code).toBe(3);
  });

  it('prints all replies as JSON', async () => {
    const { out } = await run('--json');
    const all = JSON.parse(out);
    expect(all.replies).toHaveLength(good.length);
    expect(all.unreadable).toHaveLength(bad);
    expect(all.headcounts).toHaveLength(3);
    for (const { key: _, lastRsvp: __, ...rsvp } of all.replies) {
      expect(rsvpSchema(WEEKEND).safeParse(rsvp).success).toBe(true);
    }
  });

  it('fails if the output cannot be written', async () => {
    const full = openSync('/dev/full', 'w');
    for (const given of [['--emulator', '--project', PROJECT], ['--help']]) {
      expect(await runRsvps(given, {}, full)).toMatchObject({
        code: 1,
        err: expect.stringContaining('The output could not be written completely (ENOSPC'),
      });
    }
  });
});

describe('the summary of an empty collection', () => {
  it('exits with 0', async () => {
    const { code, out } = await inProject('demo-nobody')();
    expect(code).toBe(0);
    expect(out).toContain('Headcount (0 replies)');
  });
});
