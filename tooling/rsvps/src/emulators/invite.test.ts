import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { invitationSchema } from '@invitation/domain/invitation';
import { isInvitationId } from '@invitation/domain/invitation-link';
import { parse } from 'csv-parse/sync';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { folder, inProject, runHosted } from '../testing/command';

const PROJECT = 'demo-invite';
const COUNT = 300;
const run = inProject(PROJECT);
const firestore = getFirestore(initializeApp({ projectId: PROJECT }, 'invite'));
const OUTPUT = join(folder, 'invitations');

type Row = Readonly<Record<'id' | 'name' | 'days' | 'people' | 'link' | 'qr' | 'table', string>>;

const stored = async () => {
  const { docs } = await firestore.collection('invitations').get();
  return new Map(docs.map((document) => [document.id, document.data()]));
};
const readRows = (): Row[] =>
  parse(readFileSync(join(OUTPUT, 'guests.csv')), { bom: true, columns: true });
const write = (text: string, name = 'list.csv'): string => {
  writeFileSync(join(folder, name), text);
  return name;
};
const invite = (text: string, ...options: string[]) => run('invite', write(text), ...options);

beforeEach(() => firestore.recursiveDelete(firestore.collection('invitations')));

describe('300 invitations', { timeout: 180_000 }, () => {
  const guest = (index: number, people = (index % 5) + 1) =>
    `"Guest ${index}, ${'=+-@'[index % 4]}",${index % 3 ? 'weekend' : 'Saturday'},${people},T${index % 9}`;
  const table = (rows: readonly string[]) => ['Name,days,People,table', ...rows].join('\n');
  const rows = Array.from({ length: COUNT }, (_, index) => guest(index));

  it('keep their ids when the table is imported again with changes', async () => {
    expect(await invite(table(rows))).toMatchObject({
      code: 0,
      out: expect.stringContaining('300 invitations: 300 new, 0 changed, 0 unchanged.'),
    });
    const first = readRows();
    const ids = new Map(first.map(({ name, id }) => [name, id]));
    expect(ids.size).toBe(COUNT);
    for (const [id, data] of await stored()) {
      expect(isInvitationId(id)).toBe(true);
      expect(invitationSchema.safeParse(data).success).toBe(true);
    }
    for (const { id, days, link, qr } of first) {
      const site = days === 'saturday' ? 5174 : 5173;
      const start = `http://localhost:${site}/#invitation=${id.replace(/^'/, '')}&password=`;
      expect(link.startsWith(start)).toBe(true);
      expect(readFileSync(join(OUTPUT, qr), 'utf8')).toMatch(/^<svg /);
    }
    const arrived = ids.get("Guest 7, '@") ?? '';

    // Without ids: other people, another order, a new guest, and one less.
    const changed = [...rows.slice(1).reverse(), guest(COUNT)].map((row) =>
      row.replace(/,\d,T7/, ',9,T7'),
    );
    const second = await invite(table(changed));
    expect(second).toMatchObject({ code: 0 });
    expect(second.out).toMatch(/300 invitations: 1 new, 3\d changed, 26\d unchanged\./);
    expect(second.out).toContain('Not in list.csv, but still valid: 1 invitation.');
    expect(second.out).toMatch(/Guest 7, @ +people: 3 → 9/);
    const again = readRows();
    expect(again.map(({ name }) => name).slice(0, 2)).toEqual([`Guest 299, '@`, `Guest 298, '-`]);
    for (const { name, id } of again.filter(({ name }) => ids.has(name))) {
      expect(id).toBe(ids.get(name));
    }
    const documents = await stored();
    expect(documents.size).toBe(COUNT + 1);
    expect(documents.get(arrived)).toMatchObject({ people: 9 });

    // The written table: all names change.
    const written = readFileSync(join(OUTPUT, 'guests.csv'), 'utf8');
    const third = await invite(written.replaceAll('"Guest ', '"Dear '), '--withdraw');
    expect(third.out).toContain('300 invitations: 0 new, 300 changed, 0 unchanged.');
    expect(third.out).toContain('Withdrew 1 invitation.');
    const last = readRows();
    expect(last.map(({ id }) => id)).toEqual(again.map(({ id }) => id));
    expect(last.map(({ table }) => table)).toEqual(again.map(({ table }) => table));
    expect((await stored()).size).toBe(COUNT);

    // The table of the withdrawn invitation brings it back.
    const [withdrawn = ''] = readdirSync(OUTPUT).filter((name) => name.startsWith('withdrawn-'));
    expect((await run('invite', join('invitations', withdrawn))).out).toContain('1 new');
    expect([...(await stored()).keys()]).toContain(ids.get("Guest 0, '=")?.replace(/^'/, ''));
  });
});

describe('an import', () => {
  it('writes nothing if the table has faults, and lists all of them', async () => {
    const { code, err } = await invite(
      [
        'name;days;people;id',
        'Ada;friday;1;',
        ';weekend;0;',
        'Zoë;saturday;2;short',
        'zoe ;weekend;two;',
        'Eve;weekend;1;',
        'EVE;weekend;1;',
        '',
        'Bob;weekend;1;;more',
      ].join('\r\n'),
    );
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toEqual([
      'list.csv has 8 faults, so nothing was written:',
      '  - row 2, days: Please choose weekend or saturday. The cell is "friday".',
      '  - row 3, name: Name is required.',
      '  - row 3, people: Please enter a whole number from 1 to 20. The cell is "0".',
      '  - row 4, id: "short" is not an id. Copy it again, or empty the cell for a new invitation.',
      '  - row 5, people: Please enter a whole number from 1 to 20. The cell is "two".',
      '  - row 5, name: Row 4 has the same name. Add what tells them apart, such as a last name, or delete one of the rows.',
      '  - row 7, name: Row 6 has the same name. Add what tells them apart, such as a last name, or delete one of the rows.',
      '  - row 9, column 5: There are 5 cells, but 4 headings. Put quotes around a cell with a separator.',
    ]);
    expect((await stored()).size).toBe(0);
  });

  it('withdraws nothing without --withdraw, and names what is not in the table', async () => {
    await invite('name,days,people\nAda,weekend,2\nEve,saturday,1\n');
    const { code, out } = await invite('name,days,people\nAda,weekend,2\n');
    expect(code).toBe(0);
    expect(out).toMatch(
      /Not in list.csv, but still valid: 1 invitation\. .*\n {2}Eve {2}saturday\n/,
    );
    expect((await stored()).size).toBe(2);
  });

  it('refuses a row without an id if two invitations have its name', async () => {
    for (const id of ['a', 'b']) {
      const invitation = { name: 'Ada', days: 'weekend', people: 1 };
      await firestore.doc(`invitations/${id.repeat(32)}`).set(invitation);
    }
    expect(await invite('name,days,people\nada,weekend,2\n')).toMatchObject({
      code: 1,
      err: expect.stringContaining('row 2, name: 2 invitations have this name. Write the id'),
    });
    const { out } = await invite(`name,days,people,id\nada,weekend,2,${'b'.repeat(32)}\n`);
    expect(out).toContain('1 invitation: 0 new, 1 changed, 0 unchanged.');
  });

  it('writes files that only their owner reads, and keeps other files', async () => {
    await invite('name,days,people\nAda,weekend,2\n');
    writeFileSync(join(OUTPUT, 'cards.pdf'), 'printed');
    await invite('name,days,people\nEve,weekend,2\n');
    expect(readdirSync(OUTPUT).filter((name) => !name.startsWith('withdrawn-'))).toEqual([
      'cards-A4.html',
      'cards-letter.html',
      'cards.pdf',
      'guests.csv',
      'qr',
    ]);
    expect(readdirSync(join(OUTPUT, 'qr'))).toEqual(['eve.svg']);
    expect(statSync(join(OUTPUT, 'guests.csv')).mode & 0o777).toBe(0o600);
    expect(statSync(OUTPUT).mode & 0o777).toBe(0o700);
  });

  it('needs the addresses of the sites it links to', async () => {
    const file = write('name,days,people\nAda,weekend,2\n');
    const given = ['--weekend-address', 'http://party.example/x'];
    expect(await run('invite', file, ...given)).toMatchObject({
      code: 2,
      err: expect.stringContaining('--weekend-address "http://party.example/x" does not begin'),
    });
    expect((await runHosted(['invite', 'none.csv'], {})).code).toBe(1);
  });
});
