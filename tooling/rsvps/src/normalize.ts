/**
 * Removes control, format and other characters that nobody sees, line breaks and tabs among them. The joiners of emoji,
 * of Persian and of Indian scripts stay, and so do the tags in the flags of England, Scotland and Wales.
 */
export const removeInvisible = (text: string): string =>
  text.replaceAll(/(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Cs}]/gu, '');

/** Removes accents and whatever else nobody sees, and makes letters lowercase and compatible forms the same. */
export const removeAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{Mark}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    // Puts Korean syllables together again, which NFKD took apart.
    .normalize('NFC');

/** Texts that differ only in case, accents, white space and invisible characters normalize to the same text. */
export const normalizeText = (text: string): string =>
  removeAccents(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
