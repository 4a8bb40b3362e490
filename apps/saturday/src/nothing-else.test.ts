import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { friday } from '@invitation/domain/content/events/friday';
import { saturday } from '@invitation/domain/content/events/saturday';
import { sunday } from '@invitation/domain/content/events/sunday';
import { describe, expect, it } from 'vitest';

/** Which build is read: the one that the journeys walk through, or the one that is about to be deployed. */
const BUILD = fileURLToPath(new URL(`../${process.env.BUILD ?? 'dist-embedded'}`, import.meta.url));

const files = readdirSync(BUILD, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

/** What only the other days' content says, word for word; and what they are called, in any spelling of it. */
const shared = new Set<string>(Object.values(saturday));
const contents = [friday, sunday]
  .flatMap(({ day: _, reply: __, ...texts }) => Object.values(texts))
  .filter((text) => !shared.has(text));
const words = [
  /ceremony/i,
  /brunch/i,
  /bagel/i,
  /Fort.?Greene/i,
  /wine.?bar/i,
  // The record's field names (A3) are in lower case; any guest-facing mention is not.
  /Friday|FRIDAY|Sunday|SUNDAY/,
];

describe('The build of the Saturday app', () => {
  it('is there to be read', () => {
    expect(files.map((file) => relative(BUILD, file))).toContain('index.html');
    const all = files.map((file) => readFileSync(file, 'latin1')).join('\n');
    expect(all).toContain(saturday.title);
    expect(all).toContain(saturday.location);
  });

  it.each(files.map((file) => relative(BUILD, file)))(
    'says nothing of other days in %s',
    (name) => {
      const text = `${name}\n${readFileSync(join(BUILD, name), 'utf8')}`;
      for (const content of contents) expect(text).not.toContain(content);
      for (const word of words) expect(text).not.toMatch(word);
    },
  );
});
