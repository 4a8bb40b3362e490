import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { storiesFile } from './stories-file';

const BIOME = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const formatted = (text: string) =>
  execFileSync(process.execPath, [BIOME, 'format', '--stdin-file-path=stories.ts'], {
    cwd: ROOT,
    input: text,
    encoding: 'utf8',
  });

const TEXTS = [
  ['a', ''],
  ['apostrophe', "It's the neighbours' cat"],
  ['quotes', 'A sign says "Open"'],
  ['both', `It's a "sign", isn't it`],
  ['backslash', 'One \\ two\nthree'],
  ['accents', '日本の海 · café 🎂'],
  ['edge', 'x'.repeat(79)],
  ['edge', 'x'.repeat(80)],
  ['edge', 'x'.repeat(81)],
  ['wide', '海'.repeat(45)],
  ['long', 'A sentence that goes on. '.repeat(6).trim()],
] as const;

describe('storiesFile', () => {
  it.each([
    ['one picture', [{ id: 'a', alt: '' }]],
    ['a short album', ['a', 'b', 'c'].map((id) => ({ id, alt: '' }))],
    ['all kinds of texts', TEXTS.map(([id, alt]) => ({ id, alt }))],
    ['durations', TEXTS.map(([id, alt]) => ({ id, alt, duration: 8000 }))],
  ])('has the format of the project for %s', (_, stories) => {
    const text = storiesFile(stories);
    expect(text).toBe(formatted(text));
  });

  it('keeps each text', () => {
    const text = storiesFile(TEXTS.map(([id, alt]) => ({ id, alt })));
    const calls = text.slice(text.indexOf('= [') + 2).replace(/;\n$/, '');
    const read: unknown = new Function('picture', `return ${calls}`)((id: string, alt: string) => [
      id,
      alt,
    ]);
    expect(read).toEqual(TEXTS);
  });
});
