import type { CelebrationEvent } from '@invitation/domain/event';

/** A file of a build. The text of a binary file is empty. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** The texts that the Saturday site must not contain (B1). */
export interface ForbiddenTexts {
  /** In lower case. Matched in any case. */
  readonly words: ReadonlySet<string>;
  /** Matched in exactly this case, because a stored record has the fields `friday` and `sunday` (A3). */
  readonly weekdays: ReadonlySet<string>;
  /** Several words in lower case, with spaces between and around them. */
  readonly phrases: readonly string[];
}

/** Shorter words occur by chance in names of files and variables. */
const MIN_WORD_LENGTH = 4;
const MIN_PHRASE_LENGTH = 8;

/** Calendar files have folded lines and escaped line breaks (RFC 5545, 3.1 and 3.3.11). */
const unfold = (text: string) => text.replaceAll(/\r\n[ \t]/g, '').replaceAll('\\n', ' ');

const wordsOf = (text: string): string[] => unfold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const lowerCase = (words: readonly string[]) => words.map((word) => word.toLowerCase());

/** Joins the words with single spaces, so that phrases match regardless of punctuation. */
const normalize = (text: string) => ` ${lowerCase(wordsOf(text)).join(' ')} `;

/** Collects all strings in nested content. */
export function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(content).flatMap(textsIn);
}

function textsOfDay({ title, date, time, location, mapLink, description }: CelebrationEvent) {
  return [title, date, time, location, description, decodeURIComponent(mapLink)];
}

/**
 * Collects the texts of other days, without those that the Saturday site may contain.
 *
 * @param allowed the texts of the Saturday's content and of the code
 */
export function forbiddenTexts(
  otherDays: readonly CelebrationEvent[],
  allowed: readonly string[],
): ForbiddenTexts {
  const allowedWords = new Set(allowed.flatMap(wordsOf));
  const allowedInLowerCase = new Set(lowerCase([...allowedWords]));
  const allowedText = allowed.map(normalize).join('|');
  const texts = otherDays.flatMap(textsOfDay);
  const isWord = (word: string) => word.length >= MIN_WORD_LENGTH && /\p{L}/u.test(word);
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
      .map(normalize)
      .filter((phrase) => phrase.trim().includes(' ') && phrase.length >= MIN_PHRASE_LENGTH)
      .filter((phrase) => !allowedText.includes(phrase)),
  };
}

/** Returns each leak of a line with its context. */
function leaksInLine(line: string, { words, weekdays, phrases }: ForbiddenTexts): string[] {
  const normalized = normalize(line);
  const found = [
    ...wordsOf(line).filter((word) => words.has(word.toLowerCase()) || weekdays.has(word)),
    ...phrases.filter((phrase) => normalized.includes(phrase)).map((phrase) => phrase.trim()),
  ];
  return [...new Set(found)].map((leak) => {
    const start = Math.max(0, unfold(line).toLowerCase().indexOf(leak.toLowerCase()));
    // A whole script may be on one line.
    return `"${leak}" in "${unfold(line).slice(Math.max(0, start - 40), start + 60)}"`;
  });
}

/**
 * Finds forbidden texts in the names and lines of files.
 *
 * @returns a message for each leak, with the file, the number of the line and the text
 */
export const leaksIn = (files: readonly TextFile[], forbidden: ForbiddenTexts): string[] =>
  files.flatMap(({ name, text }) => [
    ...leaksInLine(name, forbidden).map((leak) => `${name}: the name contains ${leak}`),
    ...unfold(text)
      .split('\n')
      .flatMap((line, index) =>
        leaksInLine(line, forbidden).map((leak) => `${name}:${index + 1} contains ${leak}`),
      ),
  ]);
