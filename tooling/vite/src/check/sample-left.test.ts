import { listOf } from '@invitation/domain/build-time/read/read-yaml';
import { beforeEach, expect, it } from 'vitest';
import { CONTENT, FIXTURES, readContent } from '../content/folder';
import { copyContent } from '../testing/copy-content';
import { sampleLeft } from './sample-left';

let folder: string;
let edit: ReturnType<typeof copyContent>['edit'];
beforeEach(() => {
  ({ folder, edit } = copyContent());
});

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

it('ignores a drawing that is not shown', () => {
  edit('celebration.yaml', 'hosts: Nora & Sam', 'hosts: Ada');
  edit('celebration.yaml', 'skyline: drawing', 'skyline: sea');
  expect(left()).not.toContain('skyline');
});
