import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { CONTENT, FIXTURES } from '../content/folder';
import { copyContent } from '../testing/copy-content';
import { checkContent } from './check';

let folder: string;
let edit: ReturnType<typeof copyContent>['edit'];
beforeEach(() => {
  ({ folder, edit } = copyContent());
});

describe('checkContent', () => {
  it.each([
    ["the hosts'", CONTENT],
    ["the tests'", FIXTURES],
  ])('finds no faults in %s', async (_, content) => {
    await checkContent(content, true);
  });

  it('lists the faults of texts, pictures and the icon together', async () => {
    edit('celebration.yaml', 'eastvillage', "''");
    await expect(checkContent(folder, true)).rejects.toThrow(
      /^The content in .* has 1 fault:\n {2}- celebration\.yaml:\d+, password: is empty/,
    );
    edit('celebration.yaml', "''", 'eastvillage');
    rmSync(join(folder, 'favicon.svg'));
    rmSync(join(folder, 'pictures/profile-84.avif'));
    await expect(checkContent(folder, true)).rejects.toThrow(
      [
        'has 2 faults:',
        '  - favicon.svg: is missing. Draw the icon that browsers show beside the title.',
        '  - pictures/profile-84.avif: is missing. Add it, or take the picture out of the content.',
      ].join('\n'),
    );
  });

  it.each([
    ['days/friday.yml', 'Did you mean days/friday.yaml?'],
    ['question.yaml', 'Did you mean questions.yaml?'],
    ['Skyline.SVG', 'Did you mean skyline.svg?'],
    ['notes.txt', 'is not used by any page. Delete it.'],
  ])('names the file %s that no page reads', async (file, advice) => {
    writeFileSync(join(folder, file), '');
    writeFileSync(join(folder, '.DS_Store'), '');
    await expect(checkContent(folder, false)).rejects.toThrow(
      new RegExp(`has 1 fault:\\n  - ${file}: .*${advice.replace('?', '\\?')}`),
    );
  });

  it('warns of a missing alternative text, and stops a build', async () => {
    edit('album.yaml', 'alt: The first snow on the stoops of a quiet street', 'alt:');
    const missing = /album\.yaml:\d+, story-04-first-snow, alt: is missing\./;
    expect(await checkContent(folder, false)).toMatch(missing);
    await expect(checkContent(folder, true)).rejects.toThrow(missing);
  });

  it("warns of a celebration that is over, but not of the sample's", async () => {
    const now = new Date('2030-01-01T00:00:00Z');
    expect(await checkContent(folder, true, now)).toBe('');
    edit('celebration.yaml', 'hosts: Nora & Sam', 'hosts: Ada');
    expect(await checkContent(folder, true, now)).toMatch(
      /album\.yaml:\d+: still has pictures of the sample: story-01-corner-cafe, .*, profile, linden-hotel\. Drop/,
    );
    expect(await checkContent(folder, true, now)).toContain('days/sunday.yaml:4, date: is over');
  });
});
