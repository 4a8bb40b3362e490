import {
  normalize,
  withoutFalseWeekdays,
  wordsOf,
} from '@invitation/domain/build-time/faults/other-days';
import { readable } from '@invitation/domain/build-time/faults/saturday-faults';
import { textsIn } from '@invitation/domain/build-time/schema/texts-in';
import type { CelebrationEvent } from '@invitation/domain/event/event';

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

export interface ForbiddenTexts {
  /** In lower case, matched in any case. */
  readonly words: ReadonlySet<string>;
  /** Matched as written. */
  readonly weekdays: ReadonlySet<string>;
  /** Lower-case words with spaces between and around them. */
  readonly phrases: readonly string[];
  /** Days that a reply answers with `no` (A4). A string of the code may be one. */
  readonly ids: ReadonlySet<string>;
}

export interface Allowed {
  readonly words: ReadonlySet<string>;
  readonly lowerCaseWords: ReadonlySet<string>;
  readonly text: string;
}

/** Shorter words also occur in names of files and variables. */
const MIN_WORD_LENGTH = 4;
const MIN_PHRASE_LENGTH = 8;

/** Calendar files fold lines and escape line breaks (RFC 5545, 3.1 and 3.3.11). */
const unfold = (text: string) => text.replaceAll(/\r\n[ \t]/g, '').replaceAll('\\n', ' ');

const lowerCase = (words: readonly string[]) => words.map((word) => word.toLowerCase());

export const textsOf = (content: unknown): string[] => textsIn(content).map(([, text]) => text);

function textsOfDay({ title, date, time, location, mapLink, description }: CelebrationEvent) {
  return [title, date, time, location, description, readable(mapLink)];
}

const isWord = (word: string) => word.length >= MIN_WORD_LENGTH && /\p{L}/u.test(word);

export function allow(texts: readonly string[]): Allowed {
  const unfolded = texts.map(unfold);
  const words = unfolded.flatMap(wordsOf);
  return {
    words: new Set(words),
    lowerCaseWords: new Set(lowerCase(words)),
    text: unfolded.map(normalize).join('|'),
  };
}

function forbiddenIn(texts: readonly string[], allowed: readonly Allowed[]) {
  return {
    words: lowerCase(texts.flatMap(wordsOf)).filter(
      (word) => !allowed.some(({ lowerCaseWords }) => lowerCaseWords.has(word)),
    ),
    phrases: texts
      .map(normalize)
      .filter((phrase) => !allowed.some(({ text }) => text.includes(phrase))),
  };
}

/**
 * No text of the site may contain a name of another day. A common word of a description may be in both.
 *
 * @param code texts of the code and of the catalogues
 * @param own texts of the Saturday-only site
 * @param ids the other days that a form asks about
 */
export function forbiddenTexts(
  otherDays: readonly CelebrationEvent[],
  names: readonly string[],
  code: readonly Allowed[],
  own: Allowed,
  ids: readonly string[],
  weekendTexts: readonly string[],
): ForbiddenTexts {
  const secrets = forbiddenIn(names, code);
  const texts = [...otherDays.flatMap(textsOfDay), ...weekendTexts];
  const others = forbiddenIn(
    texts.flatMap((text) => [text, ...text.split(/[,.;:]/)]),
    [...code, own],
  );
  const isPhrase = (phrase: string) =>
    phrase.trim().includes(' ') && phrase.length >= MIN_PHRASE_LENGTH;
  return {
    words: new Set([
      ...secrets.phrases.map((phrase) => phrase.trim()).filter((name) => !name.includes(' ')),
      ...others.words.filter(isWord),
    ]),
    weekdays: new Set(
      otherDays
        .flatMap(({ weekday }) => [weekday, weekday.toUpperCase()])
        .filter((word) => !code.some(({ words }) => words.has(word))),
    ),
    phrases: [...new Set([...secrets.phrases, ...others.phrases])].filter(isPhrase),
    ids: new Set(ids),
  };
}

const QUOTED = /(["'`])(\w+)\1/g;

function leaksInLine(line: string, { words, weekdays, phrases, ids }: ForbiddenTexts): string[] {
  const text = withoutFalseWeekdays(unfold(line)).replaceAll(QUOTED, (quoted, _, id) =>
    ids.has(id) ? '' : quoted,
  );
  const normalized = normalize(text);
  const found = [
    ...wordsOf(text).filter((word) => words.has(word.toLowerCase()) || weekdays.has(word)),
    ...phrases.filter((phrase) => normalized.includes(phrase)).map((phrase) => phrase.trim()),
  ];
  return [...new Set(found)].map((leak) => {
    const start = Math.max(0, text.toLowerCase().indexOf(leak.toLowerCase()));
    // A whole script may be one line.
    return `"${leak}" in "${text.slice(Math.max(0, start - 40), start + 60)}"`;
  });
}

export const leaksIn = (files: readonly TextFile[], forbidden: ForbiddenTexts): string[] =>
  files.flatMap(({ name, text }) => [
    ...leaksInLine(name, forbidden).map((leak) => `${name}: the name contains ${leak}`),
    ...unfold(text)
      .split('\n')
      .flatMap((line, index) =>
        leaksInLine(line, forbidden).map((leak) => `${name}:${index + 1} contains ${leak}`),
      ),
  ]);
