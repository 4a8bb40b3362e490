import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContent } from './content-check';
import { CONTENT, FIXTURES } from './content-folder';
import { copyFixtures, type FixturesCopy } from './testing/copy-fixtures';

let copy: FixturesCopy;
beforeEach(() => {
  copy = copyFixtures();
});
afterEach(() => copy.remove());

function edit(folder: string, file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

describe('checkContent', { timeout: 60_000 }, () => {
  it.each([
    ["the hosts'", CONTENT],
    ["the tests'", FIXTURES],
  ])('finds no faults in %s', async (_, folder) => {
    await checkContent(folder);
  });

  it('lists the faults of all files with their fields and how to correct them', async () => {
    const { folder } = copy;
    edit(folder, 'celebration.ts', 'ZWFzdHZpbGxhZ2U=', '%%%');
    edit(folder, 'stories.ts', 'The first snow on the stoops of a quiet street', '');
    edit(folder, 'colours.ts', "muted: '#6a554c'", "muted: '#b0a090'");
    writeFileSync(join(folder, 'calendar.ts'), 'export const calendar = {');
    rmSync(join(folder, 'time-zone.ts'));
    rmSync(join(folder, 'public/favicon.svg'));
    const error = await checkContent(folder).catch(({ message }: Error) => message);
    const lines = String(error).split('\n');
    const expected = [
      /^The content in .*fixtures has \d+ faults:$/,
      /^ {2}- celebration\.ts, celebration\.password: .*cannot be decoded.*base64/,
      /^ {2}- events\/friday\.ts.*cannot be run\. Correct this error: .*time-zone/,
      /^ {2}- stories\.ts, stories\.3\.alt: is empty/,
      /^ {2}- colours\.ts, dayColours\.muted: .*Make one of the two darker or lighter\.$/,
      /^ {2}- calendar\.ts: cannot be run\./,
      /^ {2}- time-zone\.ts: is missing\. Copy it from packages\/domain\/src\/fixtures\.$/,
      /^ {2}- public\/favicon\.svg: is missing\./,
    ];
    for (const line of expected) expect(lines).toContainEqual(expect.stringMatching(line));
  });

  it('lists the faults of the days and the pictures', async () => {
    const { folder } = copy;
    edit(folder, 'events/friday.ts', '2025-10-03', '2025-10-04');
    edit(folder, 'events/friday.ts', 'https:', 'http:');
    edit(folder, 'events/saturday.ts', "'23:59'", "'02:00'");
    edit(folder, 'events/sunday.ts', 'export const sunday', 'export const monday');
    rmSync(join(folder, 'public/pictures/profile-48.avif'));
    await expect(checkContent(folder)).rejects.toThrow(
      [
        'fixtures has 5 faults:',
        '  - events/friday.ts, mapLink: is not an https: address. Copy the full address of the page, including https://.',
        '  - events/friday.ts, date: 2025-10-04 is a Saturday. Write the date of a Friday.',
        '  - events/saturday.ts, end: 02:00 is not after the start, 18:00. If the day ends after midnight, include the date: 2025-10-05T02:00.',
        "  - events/sunday.ts, sunday: is missing. Export the day by the name sunday, with day: 'sunday'.",
        '  - public/pictures/profile-48.avif: is missing. Add it, or take the picture out of the content.',
      ].join('\n'),
    );
  });
});
