import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkContent } from './content-check';
import { CONTENT, FIXTURES } from './content-folder';

const DOMAIN = dirname(dirname(FIXTURES));
let copy: string | undefined;

/** A copy of the tests' content, beside a copy of what its files import. */
function copyFixtures(): string {
  copy = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(join(DOMAIN, 'src'), join(copy, 'src'), { recursive: true });
  symlinkSync(join(DOMAIN, 'node_modules'), join(copy, 'node_modules'));
  return join(copy, 'src/fixtures');
}

function edit(folder: string, file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

afterEach(() => {
  if (copy) rmSync(copy, { recursive: true });
  copy = undefined;
});

describe('The check of a content', { timeout: 60_000 }, () => {
  it.each([
    ["the hosts'", CONTENT],
    ["the tests'", FIXTURES],
  ])('finds nothing in %s', async (_, folder) => {
    await checkContent(folder);
  });

  it('lists every fault of every file at once, each with its field and how to mend it', async () => {
    const folder = copyFixtures();
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
      /^ {2}- events\/friday\.ts.*cannot be run\. Mend this: .*time-zone/,
      /^ {2}- stories\.ts, stories\.3\.alt: is empty/,
      /^ {2}- colours\.ts, dayColours\.muted: .*Make one of the two darker or lighter\.$/,
      /^ {2}- calendar\.ts: cannot be run\./,
      /^ {2}- time-zone\.ts: is missing\. Copy it from packages\/domain\/src\/fixtures\.$/,
      /^ {2}- public\/favicon\.svg: is missing\./,
    ];
    for (const line of expected) expect(lines).toContainEqual(expect.stringMatching(line));
  });

  it('lists all faults of the days, and those of the pictures', async () => {
    const folder = copyFixtures();
    edit(folder, 'events/friday.ts', '2025-10-03', '2025-10-04');
    edit(folder, 'events/friday.ts', 'https:', 'http:');
    edit(folder, 'events/saturday.ts', "'23:59'", "'02:00'");
    edit(folder, 'events/sunday.ts', 'export const sunday', 'export const monday');
    rmSync(join(folder, 'public/pictures/profile-48.avif'));
    await expect(checkContent(folder)).rejects.toThrow(
      [
        'fixtures has 5 faults:',
        '  - events/friday.ts, mapLink: is no https: address. Copy the whole address of the page, from https:// on.',
        '  - events/friday.ts, date: 2025-10-04 is a Saturday. Write the date of a Friday.',
        '  - events/saturday.ts, end: 02:00 is not after the start, 18:00. Where the day ends after midnight, write the date too: 2025-10-05T02:00.',
        "  - events/sunday.ts, sunday: is missing. Export the day by the name sunday, with day: 'sunday'.",
        '  - public/pictures/profile-48.avif: is missing. Add it, or take the picture out of the content.',
      ].join('\n'),
    );
  });
});
