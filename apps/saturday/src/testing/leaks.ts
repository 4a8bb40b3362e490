import type { CelebrationEvent } from '@invitation/domain/event';

/** A text file of a build. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** What must not be in the Saturday's site. */
export interface Forbidden {
  /** Words in lower case, to be found in any case. */
  readonly words: ReadonlySet<string>;
  /** Words to be found in this case alone: the stored record has fields by the names of the days (A3). */
  readonly weekdays: ReadonlySet<string>;
  /** Several words in a row, in lower case. */
  readonly phrases: readonly string[];
}

/** Shorter words are by chance in the names of files and variables. */
const WORD_LENGTH = 4;
const PHRASE_LENGTH = 8;

/** A calendar file's lines are folded, and their breaks escaped (RFC 5545, 3.1 and 3.3.11). */
const unfold = (text: string) => text.replaceAll(/\r\n[ \t]/g, '').replaceAll('\\n', ' ');

/** The words of a text, as they are written. */
const wordsOf = (text: string): string[] => unfold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const lowerCase = (words: readonly string[]) => words.map((word) => word.toLowerCase());

/** A text of words and single spaces, to look for several words in a row whatever is between them. */
const flatten = (text: string) => ` ${lowerCase(wordsOf(text)).join(' ')} `;

/** All texts in a piece of content, whatever its shape. */
export function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(content).flatMap(textsIn);
}

/** What a guest or a map reads of a day. */
function textsOf({ title, date, time, location, mapLink, description }: CelebrationEvent) {
  return [title, date, time, location, description, decodeURIComponent(mapLink)];
}

/**
 * What the other days say and nothing else does.
 *
 * @param otherDays the days that guests of the Saturday do not learn of
 * @param allowed what the Saturday's site may say: the texts of its own content, and its own vocabulary
 */
export function forbiddenBy(
  otherDays: readonly CelebrationEvent[],
  allowed: readonly string[],
): Forbidden {
  const allowedWords = new Set(allowed.flatMap(wordsOf));
  const allowedInLowerCase = new Set(lowerCase([...allowedWords]));
  const allowedText = allowed.map(flatten).join('|');
  const texts = otherDays.flatMap(textsOf);
  const isWord = (word: string) => word.length >= WORD_LENGTH && /\p{L}/u.test(word);
  return {
    words: new Set(
      lowerCase(texts.flatMap(wordsOf)).filter(
        (word) => isWord(word) && !allowedInLowerCase.has(word),
      ),
    ),
    weekdays: new Set(
      otherDays
        .flatMap(({ weekday }) => [weekday, weekday.toUpperCase()])
        .filter((word) => !allowedWords.has(word)),
    ),
    phrases: texts
      .flatMap((text) => [text, ...text.split(/[,.;:]/)])
      .map(flatten)
      .filter((phrase) => phrase.trim().includes(' ') && phrase.length >= PHRASE_LENGTH)
      .filter((phrase) => !allowedText.includes(phrase)),
  };
}

/** What a line says that it must not, with what is around it. */
function leaksOfLine(line: string, { words, weekdays, phrases }: Forbidden): string[] {
  const inARow = flatten(line);
  const found = [
    ...wordsOf(line).filter((word) => words.has(word.toLowerCase()) || weekdays.has(word)),
    ...phrases.filter((phrase) => inARow.includes(phrase)).map((phrase) => phrase.trim()),
  ];
  return [...new Set(found)].map((leak) => {
    const at = Math.max(0, unfold(line).toLowerCase().indexOf(leak.toLowerCase()));
    // A script may be one line.
    return `"${leak}" in "${unfold(line).slice(Math.max(0, at - 40), at + 60)}"`;
  });
}

/**
 * Finds what must not be in the files of a build, in their names and their lines.
 *
 * @returns a sentence each, with the file, the line's number and the word
 */
export const leaksIn = (files: readonly TextFile[], forbidden: Forbidden): string[] =>
  files.flatMap(({ name, text }) => [
    ...leaksOfLine(name, forbidden).map((leak) => `${name}: the name says ${leak}`),
    ...unfold(text)
      .split('\n')
      .flatMap((line, at) =>
        leaksOfLine(line, forbidden).map((leak) => `${name}:${at + 1} says ${leak}`),
      ),
  ]);
