/**
 * Removes invisible characters, also line breaks and tabs. Keeps the joiners of emoji and of some scripts, and the tags
 * in the flags of England, Scotland and Wales.
 */
export const removeInvisible = (text: string): string =>
  text.replaceAll(/(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Cs}]/gu, '');

/** Removes accents and invisible characters, and converts letters to lowercase and compatible forms. */
export const removeAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{Mark}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    // NFKD has split Korean syllables.
    .normalize('NFC');

/** Normalizes case, accents, white space and invisible characters. */
export const normalizeText = (text: string): string =>
  removeAccents(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
