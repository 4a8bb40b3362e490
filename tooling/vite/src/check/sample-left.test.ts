import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listOf } from '@invitation/domain/build-time/read/read-yaml';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CONTENT, FIXTURES, readContent } from '../content/folder';
import { sampleLeft } from './sample-left';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(FIXTURES, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function edit(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toMatch(from);
  writeFileSync(join(folder, file), text.replace(from, to));
}

const left = () => listOf(sampleLeft(folder, readContent(folder)));

it.each([
  ['the content of the project', CONTENT],
  ["the tests' celebration", FIXTURES],
])('is nothing in %s', (_, content) => {
  expect(sampleLeft(content, readContent(content))).toEqual([]);
});

it('names texts, drawings and pictures of the sample, each at its value', () => {
  edit('celebration.yaml', 'hosts: Nora & Sam', 'hosts: Ada');
  expect(left().split('\n')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^ {2}- celebration\.yaml:\d+, gateTitle: is still the one/),
      expect.stringMatching(/^ {2}- celebration\.yaml:\d+, registry\.links\.0\.link: is still/),
      expect.stringMatching(/^ {2}- days\/friday\.yaml:\d+, location: is still the one/),
      expect.stringMatching(/, skyline: is drawing, and skyline\.svg and stamp\.svg show the/),
      expect.stringMatching(/album\.yaml:\d+: still has pictures of the sample: story-01-corner/),
    ]),
  );
});

it('names an example that is left in a new value', () => {
  const texts = left();
  expect(texts).toBe('');
  edit('celebration.yaml', 'hosts: Nora & Sam', 'hosts: Ada');
  edit(
    'celebration.yaml',
    /registry:\n(?: .*\n)+/,
    'registry:\n  heading: Gifts\n  text: None\n  account: { label: Ours, number: DE02 1203 0000 0000 2020 51 }\n',
  );
  expect(left()).toContain('registry.account.number: is still the one of the sample.');
  expect(left()).not.toContain('registry.heading');
});

it('leaves a drawing that is not shown', () => {
  edit('celebration.yaml', 'hosts: Nora & Sam', 'hosts: Ada');
  edit('celebration.yaml', 'skyline: drawing', 'skyline: sea');
  expect(left()).not.toContain('skyline');
});
