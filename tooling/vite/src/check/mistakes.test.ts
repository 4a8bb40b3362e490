import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder';
import { checkContent } from './check';
import { loadPictures, makePictures } from './testing/make-pictures';

/** Before the days of the fixtures. */
const NOW = new Date('2026-01-01');
const FIXTURES = ['four-days', 'two-languages'] as const;
/** docs/make-it-yours.md states this number. */
const AT_LEAST = 170;
/** Words that say what to do. Every message must have one. */
const MEND =
  /\b(Add|Begin|Change|Choose|Convert|Copy|Correct|Crop|Delete|Draw|Export|Give|Indent|Keep|Make|Name|Rename|Remove|Save|Simplify|Type|Use|Write|include)\b|: must (be|contain|look)/;

interface Mistake {
  readonly fixture: string;
  readonly file: string;
  readonly gone: readonly string[];
  /** The lines that replace `gone`; `null` if the file is deleted. */
  readonly come: readonly string[] | null;
  readonly says: string;
}

const list = readFileSync(fileURLToPath(new URL('testing/mistakes.txt', import.meta.url)), 'utf8');
const [, ...blocks] = list.trimEnd().split('\n\n');
const MISTAKES = blocks.map((block): Mistake => {
  const [path = '', ...lines] = block.split('\n');
  const fixture = FIXTURES.find((name) => path.startsWith(`${name}/`));
  const marked = (mark: string) =>
    lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(mark.length));
  return {
    fixture: fixture ?? FIXTURES[0],
    file: fixture ? path.slice(fixture.length + 1) : path,
    gone: marked('- '),
    come: lines.includes('deleted') ? null : marked('+ '),
    says: marked('! ').join('\n'),
  };
});

const folders = temporaryFolder(afterAll);
beforeAll(async () => {
  for (const name of FIXTURES) {
    const folder = join(folders, name);
    const from = `../../../../packages/domain/src/fixtures/${name}`;
    cpSync(fileURLToPath(new URL(from, import.meta.url)), folder, {
      recursive: true,
      dereference: true,
    });
    // A short album, and a password without a warning.
    edit(join(folder, 'album.yaml'), (text) => text.split('  - file: summer-4')[0] ?? '');
    edit(join(folder, 'celebration.yaml'), (text) => text.replace('verão', 'verãozinho'));
    writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await makePictures(join(folder, 'pictures'), loadPictures(folder));
  }
}, 60_000);

const edit = (path: string, change: (text: string) => string) =>
  writeFileSync(path, change(readFileSync(path, 'utf8')));

/** The faults and warnings that a couple reads, one string each. */
async function findingsIn(fixture: string): Promise<string[]> {
  const found = await checkContent(join(folders, fixture), true, NOW).catch(({ message }) =>
    String(message).replace(/^The content .*:\n/, ''),
  );
  return found.split('\n').flatMap((line) => (line ? line.replace(/^ {2}- /, '') : []));
}

/** Makes a mistake, and undoes it after the check. @returns the findings */
async function findingsOf({ fixture, file, gone, come }: Mistake): Promise<string[]> {
  const path = join(folders, fixture, file);
  const kept = existsSync(path) ? readFileSync(path) : null;
  const text = kept?.toString() ?? '';
  const block = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');
  expect(text).toContain(block(gone));
  mkdirSync(dirname(path), { recursive: true });
  try {
    if (come === null) rmSync(path);
    else
      writeFileSync(
        path,
        gone.length > 0 ? text.replace(block(gone), () => block(come)) : block(come),
      );
    return await findingsIn(fixture);
  } finally {
    if (kept) writeFileSync(path, kept);
    else rmSync(path);
  }
}

it.each(FIXTURES)('The content of %s has no fault and no warning', async (fixture) => {
  expect(await findingsIn(fixture)).toEqual([]);
});

it('Files that Windows has saved have no fault', async () => {
  const file = 'celebration.yaml';
  const text = readFileSync(join(folders, 'four-days', file), 'utf8');
  const come = ['\ufeff', ...text.trimEnd().split('\n')].join('\r\n').replace('\r\n', '');
  expect(
    await findingsOf({ fixture: 'four-days', file, gone: [], come: [come], says: '' }),
  ).toEqual([]);
});

it(`At least ${AT_LEAST} mistakes are reported with their line`, () => {
  const withLine = MISTAKES.filter(({ says }) => /^\S+:\d+[,:]/.test(says));
  expect(withLine.length).toBeGreaterThanOrEqual(AT_LEAST);
});

describe('One mistake is one sentence that says what to do', () => {
  it.each(MISTAKES)('$says', async (mistake) => {
    expect(mistake.says).toMatch(MEND);
    expect(await findingsOf(mistake)).toEqual([mistake.says]);
  });
});
