import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCurrent } from './current';
import { createProject, type Project, snapshot } from './testing/project';
import { CLEAR, CTRL_C, createHost } from './testing/terminal';

let project: Project;
beforeEach(() => {
  project = createProject();
});
afterEach(() => project.remove());

describe('customize in a terminal', { timeout: 60_000 }, () => {
  it('has what is there as defaults, checks each answer and shows what it writes', async () => {
    const host = createHost([
      ['Your names', `${CLEAR}\r`],
      ['This is empty. Write a text for guests.', 'Zoë & Ida\r'],
      ['Friday: the date', `${CLEAR}2027-06-26\r`],
      ['2027-06-26 is a Saturday. Write the date of a Friday.', `${CLEAR}2027-06-25\r`],
    ]);
    await project.customize([], host);
    expect(host.shown()).toContain("Zoë & Ida's Birthday Party");
    expect(host.shown()).toContain('2027-06-27');
    expect(host.shown()).toContain('This will be written');
    expect(host.shown()).toContain('friday.date: 2025-10-03 → 2027-06-25');
    expect(host.shown()).toContain('Written: packages/domain/src/content/celebration.ts');
    const { texts, days } = readCurrent(project.content);
    expect(texts.hosts).toBe('Zoë & Ida');
    expect(days.sunday.date).toBe('2027-06-27');
  });

  it('asks for the Firebase project if there is one', async () => {
    const host = createHost([
      ['Is there a Firebase project', 'y'],
      ["The Firebase project's id", 'zoe-and-ida\r'],
      ['Its apiKey', '\r'],
      ['This is empty. Copy it', 'AIzaSy\r'],
      ['Its appId', '1:2:web:3\r'],
    ]);
    await project.customize([], host);
    expect(readFileSync(join(project.root, '.env'), 'utf8')).toContain(
      'VITE_FIREBASE_API_KEY=AIzaSy\n',
    );
    expect(readFileSync(join(project.root, '.firebaserc'), 'utf8')).toContain(
      '"zoe-and-ida-saturday"',
    );
  });

  it.each([
    ['Ctrl+C', 'The time zone', CTRL_C, /^Interrupted\. Nothing was written\.$/],
    ['a no', 'Write it?', 'n', null],
  ])('writes nothing after %s', async (_, appears, types, error) => {
    const before = snapshot(project);
    const host = createHost([
      ['Your names', `${CLEAR}Zoë & Ida\r`],
      [appears, types],
    ]);
    const running = project.customize([], host);
    if (error) await expect(running).rejects.toThrow(error);
    else expect(await running).toBe('Nothing was written.');
    expect(snapshot(project)).toEqual(before);
  });
});
