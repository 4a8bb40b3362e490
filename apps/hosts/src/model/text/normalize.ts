/**
 * Removes invisible characters, also line breaks and tabs. Keeps the joiners of emoji and of some scripts, and the tags
 * in the flags of England, Scotland and Wales.
 */
export const removeInvisible = (text: string): string =>
  text.replaceAll(/(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Cs}]/gu, '');
