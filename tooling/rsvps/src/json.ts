/** Control characters, line separators, and the controls of the bidirectional algorithm (UAX 9). */
const UNPRINTABLE = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Formats a value as JSON. Characters that control a terminal or the text direction are escaped as \uXXXX. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(
    UNPRINTABLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
