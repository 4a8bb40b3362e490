/** Most characters are ASCII, so every second byte is zero in UTF-16, even without a byte order mark. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  return 'utf-8';
}

/**
 * Characters that no Western European list has, but that other encodings give when they are read as Windows-1252: control characters,
 * rare letters, Icelandic letters (Turkish and Baltic ones in other code pages), three accented letters in a row, a sign within a word
 * or before one, and letters in places where their languages never have them.
 */
const NOT_WESTERN = new RegExp(
  [
    String.raw`(?![\t\n\r])\p{Cc}`,
    '[ŠŒŽšœžŸƒˆ˜†‡‰‹›•™]',
    '[þÞðÐýÝ]',
    '[À-ÿ]{3}',
    String.raw`\p{L}[¡-©«-¹»-¿]\p{L}`,
    String.raw`(?<![\p{L}\d])[¢-¦¨©¬®¯±-¶¸¹¼-¾](?=\p{L})`,
    // Czech ř and Hungarian ő and ű, Romanian ă.
    String.raw`ø(?=[áíéìèùâ])|(?<=[áíéìèùâ])ø|[õÕ](?![eiEI])|(?<=[dtzs])û(?=\p{L}*\b)(?<=\b\p{L}*[õéá]\p{L}*)|ã(?![oOeE]|s?\b|n)`,
    '^[^À-ÿ]*$',
  ].join('|'),
  'u',
);

/** The text of a file, and whether its code page is only a guess; `null` if its code page cannot be found out. */
export function decodeText(bytes: Uint8Array): { text: string; isGuessed: boolean } | null {
  try {
    return {
      text: new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes),
      isGuessed: false,
    };
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return NOT_WESTERN.test(text) ? null : { text, isGuessed: true };
  }
}
