import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { secretNames } from '@invitation/domain/build-time/faults/other-days';
import type { Content } from '@invitation/domain/build-time/read/site-content';
import { content as fixtures } from '@invitation/domain/fixtures/weekend.js';
import type { Words } from '@invitation/domain/words/catalogue';
import { type Language, WORDS } from '@invitation/domain/words/words';
import { CONTENT, FIXTURES, loadContent, TWO_LANGUAGES } from '@invitation/vite/content/folder';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildWith, PLACEHOLDERS, readBuild } from './testing/builds';
import {
  type Allowed,
  allow,
  type ForbiddenTexts,
  forbiddenTexts,
  leaksIn,
  type TextFile,
  textsOf,
} from './testing/leaks';

const content = loadContent(CONTENT);
const languages = content.languages.map((tag) => loadContent(CONTENT, tag));
const FOUR_DAYS = FIXTURES.replace('weekend', 'four-days');
/** Days to add to `TWO_LANGUAGES`. */
const MENTIONS = FIXTURES.replace('weekend', 'mentions');
/** English words that also occur in libraries' code, in Firebase's messages or as a value of the content's days. */
const IN_LIBRARIES = ['Something went wrong', 'Password', 'Continue', 'characters', 'everyone'];
/** Shorter ones occur by chance. */
const MIN_SENTENCE_LENGTH = 8;

/** Builds, and their content in each language. The deployment check sets BUILD to the folder of the build for guests. */
const BUILDS: readonly (readonly [string, readonly Content[]])[] = [
  ...(process.env.BUILD ? [] : [['dist-embedded', [fixtures]] as const]),
  ...(content.saturday ? [[process.env.BUILD ?? 'dist-content', languages] as const] : []),
];

/** The backend of these builds. The one for guests has Firebase. */
const MODE = process.env.BUILD ? 'emulators' : 'embedded';

/** The texts that come from the code. */
let code: Allowed;
let placeholderBuild: readonly TextFile[] = [];
let otherCouplesBuild: readonly TextFile[] = [];
beforeAll(async () => {
  // Vitest sets NODE_ENV to `test`, which selects the development build of React.
  vi.stubEnv('NODE_ENV', 'production');
  placeholderBuild = await buildWith(PLACEHOLDERS, MODE);
  code = allow(placeholderBuild.map(({ text }) => text));
  otherCouplesBuild = await buildWith(FOUR_DAYS, MODE);
  vi.unstubAllEnvs();
}, 120_000);

/** Words that are functions of a list of names. */
const OF_LISTS = ['named', 'coming'];

/**
 * The texts of a catalogue that a site can show. `starter` is for the studio. Of a function, these are the texts between its values.
 */
const sentencesOf = ({ starter: _, ...words }: Words): string[] =>
  Object.values(words)
    .flatMap((group) => Object.entries<unknown>(group))
    .flatMap(([name, sentence]) => {
      if (typeof sentence === 'string') return sentence;
      if (typeof sentence !== 'function') return [];
      const value = OF_LISTS.includes(name) ? ['#'] : '#';
      return [sentence(value, 2)].flat().join('').split('#');
    })
    .map((sentence) => sentence.trim())
    .filter(({ length }) => length >= MIN_SENTENCE_LENGTH);

/** The sentences and words of a language in a text of another one. */
const foreignIn = (text: string, language: Language, other: Language): string[] => {
  const own = sentencesOf(WORDS[language]);
  return sentencesOf(WORDS[other]).filter(
    (sentence) =>
      text.includes(sentence) &&
      !own.some((each) => each.includes(sentence)) &&
      !IN_LIBRARIES.includes(sentence),
  );
};

/** @param languages the celebration in each of its languages, all of which are in the build */
function forbiddenFor(content: Content, languages: readonly Content[] = [content]) {
  const { events, details } = content.weekend;
  return forbiddenTexts(
    events.filter(({ guests }) => guests === 'weekend'),
    secretNames(languages),
    [code, ...languages.map(({ language }) => allow(sentencesOf(WORDS[language])))],
    allow(languages.flatMap(({ saturday }) => textsOf(saturday))),
    (content.saturday?.otherDays ?? []).map(({ day }) => day),
    textsOf(details),
  );
}

describe.each(BUILDS)('The Saturday build %s', (folder, contents) => {
  const build = readBuild(folder);

  it.each(contents)('contains the Saturday, in $language', ({ saturday }) => {
    const text = build.map((file) => file.text).join('\n');
    const [event] = saturday?.events ?? [];
    expect(text).toContain(event?.title);
    expect(text).toContain(event?.location);
    for (const { heading } of saturday?.details ?? []) expect(text).toContain(heading);
  });

  it.each(contents)('contains nothing of other days, in $language', (content) => {
    expect(leaksIn(build, forbiddenFor(content, contents))).toEqual([]);
  });
});

it('The Saturday build of another couple contains nothing of their other three days', () => {
  const forbidden = forbiddenFor(loadContent(FOUR_DAYS));
  for (const word of ['fado', 'casamento', 'ginjinha']) expect(forbidden.words).toContain(word);
  expect([...forbidden.weekdays]).toEqual(expect.arrayContaining(['Thursday', 'Friday', 'Sunday']));
  expect(otherCouplesBuild.some(({ text }) => text.includes('Midsummer Night'))).toBe(true);
  expect(leaksIn(otherCouplesBuild, forbidden)).toEqual([]);
});

const TRANSLATIONS = (Object.keys(WORDS) as Language[]).filter((each) => each !== 'en-US');

describe.each(TRANSLATIONS)('The Saturday build in %s', (language) => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  let build: readonly TextFile[];
  beforeAll(async () => {
    cpSync(FOUR_DAYS, folder, { recursive: true });
    appendFileSync(join(folder, 'celebration.yaml'), `\nlanguage: ${language}\n`);
    vi.stubEnv('NODE_ENV', 'production');
    build = await buildWith(folder, MODE);
    vi.unstubAllEnvs();
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('contains no sentence of American English', () => {
    const own = sentencesOf(WORDS[language]);
    const text = build.map((file) => file.text).join('\n');
    expect(own.some((sentence) => text.includes(sentence))).toBe(true);
    expect(foreignIn(text, language, 'en-US')).toEqual([]);
  });

  it('contains nothing of other days', () => {
    const content = loadContent(folder);
    const forbidden = forbiddenFor(content);
    expect(forbidden.words).toContain('ginjinha');
    expect(leaksIn(build, forbidden)).toEqual([]);
  });
});

it('A single word of another language is foreign, unless the libraries have it', () => {
  expect(foreignIn('a=`Continuar`', 'en-GB', 'pt-PT')).toContain('Continuar');
  expect(foreignIn('a=`Continue`', 'pt-PT', 'en-GB')).toEqual([]);
});

/** A page with its scripts and the calendar files of its language. */
function filesOfLanguage(build: readonly TextFile[], folder: string): readonly TextFile[] {
  const found = new Set(build.filter(({ name }) => name.startsWith(folder)));
  for (const { text } of found) {
    for (const file of build) {
      const isLoaded = file.name.endsWith('.js') && text.includes(basename(file.name));
      if (isLoaded) found.add(file);
    }
  }
  return [...found];
}

describe('The Saturday build in two languages, of days that mention each other', () => {
  const merged = mkdtempSync(join(tmpdir(), 'content-'));
  for (const part of [TWO_LANGUAGES, MENTIONS]) cpSync(part, merged, { recursive: true });
  const contents = (['pt-PT', 'en-GB'] as const).map((tag) => loadContent(merged, tag));
  let build: readonly TextFile[];
  beforeAll(async () => {
    vi.stubEnv('NODE_ENV', 'production');
    build = await buildWith(merged, MODE);
    vi.unstubAllEnvs();
  }, 120_000);
  afterAll(() => rmSync(merged, { recursive: true }));

  it.each([
    ['pt', 'pt-PT', 'en-GB'],
    ['en', 'en-GB', 'pt-PT'],
  ] as const)('has a page in %s with no sentence of the other', (folder, language, other) => {
    const files = filesOfLanguage(build, `i18n/${folder}/`);
    const text = files.map((file) => file.text).join('\n');
    expect(files.filter(({ name }) => name.endsWith('.js')).length).toBeGreaterThan(5);
    const own = sentencesOf(WORDS[language]);
    expect(own.filter((sentence) => text.includes(sentence)).length).toBeGreaterThan(50);
    expect(foreignIn(text, language, other)).toEqual([]);
    const [title, otherTitle] = [language, other].map(
      (tag) => loadContent(merged, tag).saturday?.events[0]?.title ?? '',
    );
    expect(text).toContain(title);
    expect(text).not.toContain(otherTitle);
  });

  it('contains nothing of other days in either', () => {
    for (const content of contents) {
      const forbidden = forbiddenFor(content, contents);
      for (const word of ['mergulho', 'domingo', 'sunday']) {
        expect(forbidden.words).toContain(word);
      }
      expect(forbidden.words).toContain(content.language === 'pt-PT' ? 'casamento' : 'wedding');
      expect(forbidden.phrases).toContain(' beach lunch and a swim ');
      expect(leaksIn(build, forbidden)).toEqual([]);
    }
  });
});

it('The Saturday build has only the questions of its guests', () => {
  const has = (label: string) => otherCouplesBuild.some(({ text }) => text.includes(label));
  expect(has('Which boat will you take?')).toBe(true);
  expect(has('What may we grill for you?') || has('Black pork')).toBe(false);
});

it.each(['embedded', 'emulators'] as const)(
  'A build without questions has no code for them: %s',
  async (mode) => {
    vi.stubEnv('NODE_ENV', 'production');
    const build = mode === MODE ? placeholderBuild : await buildWith(PLACEHOLDERS, mode);
    vi.unstubAllEnvs();
    const hasCode = ({ name, text }: TextFile) =>
      name.endsWith('.js') && /\bquestions\b|\bpeopleOn\b|answers\//.test(text);
    expect(otherCouplesBuild.some(hasCode)).toBe(true);
    expect(build.filter(hasCode).map(({ name }) => name)).toEqual([]);
  },
);

describe('A forbidden text', () => {
  let forbidden: ForbiddenTexts;
  let otherCouples: ForbiddenTexts;
  beforeAll(() => {
    forbidden = forbiddenFor(fixtures);
    otherCouples = forbiddenFor(loadContent(FOUR_DAYS));
  });

  it('is a text of another day that is not in the code', () => {
    const { words, weekdays, phrases } = forbidden;
    for (const word of ['ceremony', 'dinner', 'brunch', 'bagels', 'fort', 'greene', 'vesper']) {
      expect(words).toContain(word);
    }
    expect([...weekdays]).toEqual(['Friday', 'FRIDAY', 'Sunday', 'SUNDAY']);
    expect(phrases).toContain(' a wine bar ');
    // Words of the weekend's part of the practical page.
    for (const word of ['airtrain', 'linden', 'rooms']) expect(words, word).toContain(word);
    // Words of the Saturday or of the code.
    expect(words).not.toContain('lights');
    for (const word of ['party', 'under', 'start', 'come']) expect(words).not.toContain(word);
  });

  it.each([
    [
      'a script',
      'assets/x.js',
      'const a=1;\nlet b=`Brunch at ten`',
      'assets/x.js:2 contains "Brunch"',
    ],
    ['a license', 'licenses.txt', 'MIT\n\nfort greene', 'licenses.txt:3 contains "fort"'],
    ['a name', 'pictures/vesper-and-vine-600.webp', '', 'the name contains "vesper"'],
    ['a folded line', 'a.ics', 'SUMMARY:The cere\r\n mony', 'a.ics:1 contains "ceremony"'],
    ['a picture of the practical page', 'pictures/linden-hotel-600.avif', '', 'contains "linden"'],
    ['a weekday', 'index.html', '<p>See you on Friday</p>', 'index.html:1 contains "Friday"'],
    ['a phrase of short words', 'index.html', '<p>At a wine bar</p>', '"a wine bar"'],
  ])('is found in %s', (_, name, text, leak) => {
    const found = leaksIn([{ name, text }], forbidden);
    expect(found).toContainEqual(expect.stringContaining(leak));
  });

  it('matches whole words only', () => {
    expect(leaksIn([{ name: 'x.js', text: 'ceremonyx' }], forbidden)).toEqual([]);
  });

  it('is not the id of a day that a reply answers with no', () => {
    const leaksOf = (text: string) => leaksIn([{ name: 'x.js', text }], otherCouples);
    expect(leaksOf('a=[`thursday`,`friday`]')).toEqual([]);
    for (const text of [
      '`Thursday`',
      '`THURSDAY`',
      '`see you on thursday`',
      'thursday',
      '`fado`',
    ]) {
      expect(leaksOf(text), text).toHaveLength(1);
    }
  });

  it('may be a word of a description in any text of the Saturday, but no name of a day', () => {
    const description = 'See you under the trees on Friday, at the ceremony in Fort Greene Park.';
    const celebration = { ...fixtures.weekend.celebration, gateHelp: 'Bring bagels on Sunday.' };
    const events = (fixtures.saturday?.events ?? []).map((event) => ({ ...event, description }));
    const saturday = fixtures.saturday && { ...fixtures.saturday, celebration, events };
    const { words, weekdays, phrases } = forbiddenFor({ ...fixtures, saturday });
    expect(words).not.toContain('trees');
    expect(words).not.toContain('bagels');
    expect(words).toContain('ceremony');
    expect([...weekdays]).toEqual(expect.arrayContaining(['Friday', 'Sunday']));
    expect(phrases).toContain(' fort greene park ');
  });
});
