import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { weekendRsvpSchema } from '@invitation/domain/rsvp';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';

const COMMAND = fileURLToPath(new URL('../../bin/rsvps.mjs', import.meta.url));
const PROJECT = 'demo-hosts';
const COUNT = 500;
const folder = mkdtempSync(join(tmpdir(), 'rsvps-'));

interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the hosts' command as a person would. */
const rsvps = (given: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [COMMAND, ...given],
      { env: { ...process.env, ...environment }, maxBuffer: 64 * 1024 * 1024 },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
const here = (...given: string[]) => rsvps([...given, '--emulator', '--project', PROJECT]);
/** Without what would lead to the emulators. */
const hosted = (given: readonly string[], environment: NodeJS.ProcessEnv) =>
  rsvps(given, {
    FIRESTORE_EMULATOR_HOST: '',
    FIREBASE_AUTH_EMULATOR_HOST: '',
    HOME: folder,
    ...environment,
  });

const answer = fc.constantFrom('yes', 'no');
const text = fc.oneof(
  fc.constantFrom(
    'Ada',
    '=HYPERLINK("https://example.com")',
    '+1',
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
  const app = initializeApp({ projectId: PROJECT }, 'seed');
  const firestore = getFirestore(app);
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
  const auth = getAuth(app);
  await auth.createUser({ uid: 'nora', email: 'nora@example.com' });
});

describe("The hosts' command, over 500 documents", () => {
  it('counts every reply, and tells how many documents are none', async () => {
    expect(bad).toBeGreaterThan(5);
    const { code, out, err } = await here();
    expect(code).toBe(3);
    expect(out).toContain(`Headcount (${good.length} replies)`);
    for (const day of ['friday', 'saturday', 'sunday'] as const) {
      const of = (value?: string) => good.filter((each) => each[day] === value).length;
      expect(out).toMatch(new RegExp(`${day} +${of('yes')} +${of('no')} +${of(undefined)} `));
    }
    expect(out).toContain('Likely duplicates');
    expect(err).toContain(`${bad} of the documents in "rsvps" are no RSVPs`);
    expect(out.replaceAll('\n', '')).not.toMatch(/\p{Control}/u);
  });

  it('writes each document into the table, with no formula in it', async () => {
    const file = join(folder, 'guests.csv');
    const { code, out } = await here('--csv', file);
    expect(code).toBe(3);
    expect(out).toBe('');
    const rows: Record<string, string>[] = parse(readFileSync(file), { bom: true, columns: true });
    expect(rows).toHaveLength(COUNT);
    expect(rows.filter(({ problem }) => problem)).toHaveLength(bad);
    for (const cell of rows.flatMap((row) => Object.values(row))) {
      expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('gives all of it as JSON', async () => {
    const { out } = await here('--json');
    const all = JSON.parse(out);
    expect(all.replies).toHaveLength(good.length);
    expect(all.unreadable).toHaveLength(bad);
    expect(all.headcounts).toHaveLength(3);
    for (const { key: _, lastRsvp: __, ...rsvp } of all.replies) {
      expect(weekendRsvpSchema.safeParse(rsvp).success).toBe(true);
    }
  });

  it('exits with 0 where every document is an RSVP', async () => {
    const { code, out } = await rsvps(['--emulator', '--project', 'demo-nobody']);
    expect(code).toBe(0);
    expect(out).toContain('Headcount (0 replies)');
  });
});

describe('Granting a host', () => {
  it('sets the claim, by address or uid, once', async () => {
    const auth = getAuth(initializeApp({ projectId: PROJECT }, 'grant'));
    await auth.setCustomUserClaims('nora', { table: 1 });
    expect(await here('grant-host', 'nora@example.com')).toMatchObject({
      code: 0,
      out: expect.stringContaining('is a host now'),
    });
    expect((await auth.getUser('nora')).customClaims).toEqual({ table: 1, host: true });
    expect((await here('grant-host', 'nora')).out).toContain('is a host already');
  });

  it('says where there is no such account', async () => {
    const { code, err } = await here('grant-host', 'nobody');
    expect(code).toBe(1);
    expect(err).toContain('There is no such account');
  });
});

describe('A call that cannot work', () => {
  it('is answered with the help and 2, if it cannot be understood', async () => {
    for (const given of [['--cvs', 'x'], ['grant-host'], ['count'], ['--csv']]) {
      const { code, err } = await rsvps(given);
      expect(code).toBe(2);
      expect(err).toContain('npx pnpm rsvps --csv FILE');
    }
    const { code, out } = await rsvps(['--help']);
    expect(code).toBe(0);
    expect(out).toContain('It exits with 0');
  });

  it('says which credentials are missing, and how to get them', async () => {
    const none = await hosted([], { GOOGLE_APPLICATION_CREDENTIALS: '' });
    expect(none).toMatchObject({
      code: 1,
      err: expect.stringContaining('There are no credentials'),
    });
    const gone = await hosted([], { GOOGLE_APPLICATION_CREDENTIALS: join(folder, 'gone.json') });
    expect(gone.err).toContain('is not there');
    const odd = join(folder, 'odd.json');
    writeFileSync(odd, 'no key');
    expect((await hosted([], { GOOGLE_APPLICATION_CREDENTIALS: odd })).err).toContain(
      'cannot be read as a key',
    );
  });

  it('says that the emulators are not named, or named and not wanted', async () => {
    expect((await hosted(['--emulator'], {})).err).toContain(
      'Start them with `npx pnpm emulators`',
    );
    expect((await rsvps([])).err).toContain('Say --emulator if they are wanted');
  });

  it('says that the file cannot be written', async () => {
    const { code, err } = await here('--csv', join(folder, 'no', 'such', 'folder.csv'));
    expect(code).toBe(1);
    expect(err).toContain('The table could not be written');
  });
});
