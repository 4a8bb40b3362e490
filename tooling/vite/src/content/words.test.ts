import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Words } from '@invitation/domain/words/catalogue';
import { HOSTS_LANGUAGES } from '@invitation/domain/words/run-time';
import { WORDS } from '@invitation/domain/words/words';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root';
import { sentencesOf } from './words';

const PACKAGES = join(ROOT, 'packages');
const LANGUAGES = Object.keys(WORDS);

/** The sources of the sites and of the hosts' page, without the words. */
const SOURCES = [
  ...['ui', 'site', 'backend', 'domain'].map((name) => `packages/${name}/src`),
  'apps/hosts/src',
].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file))
    .filter(
      (file) =>
        !/\.(test|stories|css|d)\.tsx?$|\/(words|fixtures|testing)\/|\/(palette|rules|party-rules|rule-clauses|sample|sample-invitations)\.ts$/.test(
          file,
        ),
    ),
);

/** Begins like a sentence or a label of several words. */
const SENTENCE = /^\p{Lu}[\p{Ll}’']+[ .!?:]/u;

/** Continues a sentence after a value. */
const PHRASE = /^[ ×·–:,.]* \p{Ll}{2,}/u;

/** The texts in a source file that a guest or host could read. Texts in `new Error` and `console.error` are for developers. */
function readableTexts(file: string): string[] {
  const code = readFileSync(join(ROOT, file), 'utf8');
  const texts: string[] = [];
  let isForDevelopers = 0;
  const add = (text: string) => {
    if (isForDevelopers === 0 && SENTENCE.test(text.trim())) texts.push(text.trim());
  };
  const isCallOf = (source: { start: number; end: number }) =>
    /^(Error|TypeError|super|console\.error)$/.test(code.slice(source.start, source.end));
  new Visitor({
    NewExpression: ({ callee }) => void (isCallOf(callee) && isForDevelopers++),
    'NewExpression:exit': ({ callee }) => void (isCallOf(callee) && isForDevelopers--),
    CallExpression: ({ callee }) => void (isCallOf(callee) && isForDevelopers++),
    'CallExpression:exit': ({ callee }) => void (isCallOf(callee) && isForDevelopers--),
    Literal: ({ value }) => void (typeof value === 'string' && add(value)),
    TemplateElement: ({ value: { raw } }) => {
      if (isForDevelopers === 0 && PHRASE.test(raw)) texts.push(raw);
      else add(raw);
    },
    JSXAttribute: ({ name: { name }, value }) => {
      const isShown = /^(title|note|label|placeholder|alt|aria-label)$/.test(String(name));
      if (isShown && value?.type === 'Literal' && /\p{L}/u.test(String(value.value)))
        texts.push(String(value.value));
    },
    JSXText: ({ value }) => void (/\p{L}/u.test(value) && texts.push(value.trim())),
  }).visit(parseSync(file, code).program);
  return texts;
}

it('Every sentence is in the words, and none in a source', () => {
  const found = SOURCES.flatMap((file) => readableTexts(file).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});

it.each([
  ['languages.ts', '', LANGUAGES],
  ['run-time.ts', 'hosts', HOSTS_LANGUAGES],
])('%s has a line for each language', (_, folder, languages) => {
  const files = readdirSync(join(PACKAGES, 'domain/src/words', folder)).flatMap(
    (file) => file.match(/^([a-z]{2,3}(-[A-Z]{2})?)\.ts$/)?.[1] ?? [],
  );
  expect([...languages].sort()).toEqual(files.sort());
});

describe('A group', () => {
  it('becomes an export of each sentence', () => {
    const code = "const N = 1;\nexport const a = { one: 'x' };\nexport const b = { two: N };";
    expect(sentencesOf('x.ts', code, 'a')).toBe(
      "const N = 1;\nconst $one = 'x';\nexport { $one as one };\nconst b = { two: N };",
    );
  });

  it.each([
    ...LANGUAGES.map((language) => [`${language}.ts`, language]),
    ...HOSTS_LANGUAGES.map((language) => [`hosts/${language}.ts`, language]),
  ])('of %s is not of the language it was copied from', (file, language) => {
    const text = readFileSync(join(PACKAGES, 'domain/src/words', file), 'utf8');
    const found = LANGUAGES.filter((tag) => new RegExp(`'(\\.\\./)?${tag}'`).test(text));
    expect(found).toEqual([language]);
  });

  it.each(LANGUAGES)('can be read in %s', (language) => {
    const file = join(PACKAGES, `domain/src/words/${language}.ts`);
    for (const group of Object.keys(WORDS['en-US']) as (keyof Words)[]) {
      // Only builds and the studio read these.
      if (['language', 'dates', 'starter'].includes(group)) continue;
      expect(sentencesOf(file, readFileSync(file, 'utf8'), group)).toContain('export { $');
    }
  });
});
