/**
 * Removes invisible characters, also line breaks and tabs. Keeps the joiners of emoji and of some scripts, and the tags
 * in the flags of England, Scotland and Wales.
 */
export const removeInvisible = (text: string): string =>
  text.replaceAll(/(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Cs}]/gu, '');

/** Lowercase letters and signs that NFKD does not split, as people type them on a keyboard without them. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  '’': "'",
  '‘': "'",
  ʼ: "'",
};
const REPLACED = new RegExp(`[${Object.keys(REPLACEMENTS).join('')}]`, 'gu');

/** Removes accents and invisible characters, and converts letters to lowercase, compatible and common forms. */
export const removeAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{Mark}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replaceAll(REPLACED, (letter) => REPLACEMENTS[letter] ?? letter)
    // NFKD has split Korean syllables.
    .normalize('NFC');

/** Normalizes case, accents, white space and invisible characters. */
export const normalizeText = (text: string): string =>
  removeAccents(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
