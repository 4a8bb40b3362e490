import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { QUESTIONS_FILE } from '@invitation/domain/build-time/faults/question-faults';
import {
  DETAILS_FILE,
  type ParsedContent,
  parseContent,
} from '@invitation/domain/build-time/parse-content';
import { nearest } from '@invitation/domain/build-time/read/nearest';
import { type Finding, listOf } from '@invitation/domain/build-time/read/read-yaml';
import type { Content, SiteContent } from '@invitation/domain/build-time/read/site-content';
import type { Language } from '@invitation/domain/words/words';
import { ROOT } from '../root';
import type { SiteName } from './sites';

const folder = (name: string) =>
  fileURLToPath(new URL(`../../../../packages/domain/${name}`, import.meta.url));

export const CONTENT = folder('content');
/** The content of the tests, in the same format. */
export const FIXTURES = folder('src/fixtures/weekend');

/** The content of the tests with questions, for builds that use the emulators. */
export const WITH_QUESTIONS = folder('src/fixtures/with-questions');

export const TWO_LANGUAGES = folder('src/fixtures/two-languages');

/** The files that a content folder may have, apart from its days, its icon and its pictures. */
const FILES = [
  'celebration.yaml',
  'album.yaml',
  QUESTIONS_FILE,
  DETAILS_FILE,
  'skyline.svg',
  'stamp.svg',
];
const ICON = 'favicon.svg';
const DAY = /^days\/[^/]+\.yaml$/;

/** All files except pictures, which are checked elsewhere, and hidden files, which programs write. */
const filesIn = (contentFolder: string): string[] =>
  readdirSync(contentFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) =>
      relative(contentFolder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
    )
    .filter((file) => !/^pictures(\/|$)|(^|\/)\./.test(file))
    .sort();

/** The files of a content folder that sites read, relative to it. */
export function sourceFiles(contentFolder: string): string[] {
  const files = filesIn(contentFolder);
  return [
    ...FILES.filter((file) => files.includes(file)),
    ...files.filter((file) => DAY.test(file)),
  ];
}

/** The files that nothing reads, each with the name that was probably meant, if any. */
const misnamedFiles = (contentFolder: string) =>
  filesIn(contentFolder)
    .filter((file) => ![...FILES, ICON].includes(file) && !DAY.test(file))
    .map((file) => {
      const [, day] = /^days?\/([^/]+)\.[^/]+$/.exec(file) ?? [];
      return { file, meant: day ? `days/${day}.yaml` : nearest(file, [...FILES, ICON]) };
    });

/** A fault for each file that nothing reads, probably because its name is wrong. */
export const unreadFiles = (contentFolder: string): Finding[] =>
  misnamedFiles(contentFolder).map(({ file, meant }) => {
    const advice = meant ? `Did you mean ${meant}? Rename it, or delete it.` : 'Delete it.';
    return { file, line: null, field: '', message: `is not used by any page. ${advice}` };
  });

/** The text of each file that sites read, keyed by its path in the content folder. */
export const readFiles = (contentFolder: string): ReadonlyMap<string, string> =>
  new Map(
    sourceFiles(contentFolder).map((file) => [
      file,
      readFileSync(join(contentFolder, file), 'utf8'),
    ]),
  );

/** Parses the content as if misnamed files had the right names, so that a wrong name causes no other fault. */
export function readRenamed(contentFolder: string): ParsedContent {
  const files = new Map(readFiles(contentFolder));
  for (const { file, meant } of misnamedFiles(contentFolder)) {
    if (meant === undefined || meant === ICON || files.has(meant)) continue;
    files.set(meant, readFileSync(join(contentFolder, file), 'utf8'));
  }
  return parsedContent(files);
}

/** How many results are kept: enough for a few folders in each of their languages. */
const KEPT = 20;
const results = new Map<string, ParsedContent>();

/** `parseContent` with a cache, because a build asks again for each module, and the studio at each keystroke. */
export function parsedContent(
  files: ReadonlyMap<string, string>,
  language?: Language,
): ParsedContent {
  const key = JSON.stringify([language, ...[...files].sort()]);
  const result = results.get(key) ?? parseContent(files, language);
  // Moves the result to the end: the first one is the oldest.
  results.delete(key);
  results.set(key, result);
  const [oldest] = results.keys();
  if (results.size > KEPT && oldest !== undefined) results.delete(oldest);
  return result;
}

export const readContent = (contentFolder: string, language?: Language): ParsedContent =>
  parsedContent(readFiles(contentFolder), language);

/** @throws Error that lists every fault */
export function loadContent(contentFolder: string, language?: Language): Content {
  const { content, faults } = readContent(contentFolder, language);
  if (!content) throw new ContentError(contentFolder, faults);
  return content;
}

/** What a guest site shows. @throws Error for a Saturday-only site that the content does not have */
export function siteIn({ weekend, saturday }: Content, name: SiteName): SiteContent {
  const content = name === 'saturday' ? saturday : weekend;
  if (content) return content;
  throw new Error('celebration.yaml says saturdaySite: no, so there is no Saturday-only site.');
}

export const siteContent = (
  name: SiteName,
  contentFolder: string,
  language?: Language,
): SiteContent => siteIn(loadContent(contentFolder, language), name);

export class ContentError extends Error {
  override name = 'ContentError';
  readonly faults: readonly Finding[];
  constructor(contentFolder: string, faults: readonly Finding[]) {
    const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
    super(`The content in ${relative(ROOT, contentFolder)} has ${count}:\n${listOf(faults)}`);
    this.faults = faults;
    // Vite would print the stack after the message, and hosts would look for the fault there.
    this.stack = '';
  }
}
