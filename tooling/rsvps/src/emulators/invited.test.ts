import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { folder, inProject } from '../testing/command';

const PROJECT = 'demo-invited';
const run = inProject(PROJECT);

beforeAll(async () => {
  const firestore = getFirestore(initializeApp({ projectId: PROJECT }, 'invited'));
  const documents = {
    'invitations/two': { name: 'Margarida & João', days: 'weekend', people: 2 },
    'invitations/four': { name: 'The Okafor family', days: 'saturday', people: 4 },
    'invitations/open': { name: 'Ines', days: 'weekend', people: 1 },
    'invitations/five': { name: 'The Silvas', days: 'saturday', people: 5 },
    'invitations/broken': { name: 'Nobody', days: 'weekend', people: 0 },
    'rsvps/two': { name: 'Margarida & João', friday: 'no', saturday: 'yes' },
    'rsvps/four': { name: 'The Okafor family', friday: 'no', saturday: 'yes' },
    'rsvps/uid': { name: 'Zoe', friday: 'yes', saturday: 'yes' },
  };
  for (const [path, data] of Object.entries(documents)) await firestore.doc(path).set(data);
});

describe('the summary with invitations', () => {
  it('counts people, and separates who is not invited from who does not come', async () => {
    const { code, out, err } = await run();
    expect(code).toBe(3);
    expect(err).toContain('1 document in "invitations" is not an invitation.');
    const [replies, people] = out.split('\n\n');
    expect(replies).toMatch(/^Headcount \(3 replies, 2 invitations without a reply\)\n/);
    expect(replies).toMatch(/friday +1 +1 +1 +2 /);
    expect(replies).toMatch(/saturday +3 +0 +2 +0 /);
    expect(people).toMatch(/^People /);
    expect(people).toMatch(/friday +1 +2 +1 +9 /);
    expect(people).toMatch(/saturday +7 +0 +6 +0 /);
    expect(out).toMatch(/The Okafor family +saturday yes\n/);
  });

  it('lists who has not answered, with the names to paste into a message', async () => {
    const { out } = await run();
    expect(out).toContain('Not answered (2 invitations for 6 people)\n');
    expect(out).toMatch(/ {2}Ines +weekend +1 person\n {2}The Silvas +saturday +5 people/);
    expect(out).toContain('Their names, to paste into a message\nInes, The Silvas\n');
  });

  it('writes the invitations to the CSV file and to JSON', async () => {
    const file = join(folder, 'invited.csv');
    expect((await run('--csv', file)).err).toContain('Wrote 3 replies and 4 invitations to ');
    const rows: Record<string, string>[] = parse(readFileSync(file), { bom: true, columns: true });
    expect(rows).toHaveLength(6);
    expect(rows.find(({ name }) => name === 'The Okafor family')).toMatchObject({
      friday: 'not invited',
      saturday: 'yes',
      people: '4',
    });
    expect(rows.find(({ name }) => name === 'Ines')).toMatchObject({ friday: '' });
    const { openInvitations, invitations } = JSON.parse((await run('--json')).out);
    expect(invitations).toHaveLength(4);
    expect(openInvitations).toHaveLength(2);
  });
});
