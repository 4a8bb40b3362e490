import { importFaults as words } from '@invitation/domain/words/hosts/importFaults';
import { HostsError } from '../hosts-errors';

/** In bytes: many times what the longest list needs, and still read at once by a phone. */
export const FILE_LIMIT = 4_000_000;

/** How zipped workbooks (xlsx, ods, numbers) and old ones of Excel begin. */
const WORKBOOK_STARTS = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0'];

/** Headings are ASCII, so one byte of their first character is zero in UTF-16, also without a byte order mark. */
function encodingOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  return 'utf-8';
}

/**
 * What no list of Western Europe has, but other encodings read as Windows-1252: control characters, rare letters, three accented ones in a
 * row, and a sign within a word.
 */
const NOT_WESTERN = /(?![\t\n\r])\p{Cc}|[ŠŒŽšœžŸƒˆ˜†‡‰‹›•™]|[À-ÿ]{3}|\p{L}[¡-¿]\p{L}|^[^À-ÿ]*$/u;

/**
 * Reads a file that a spreadsheet has saved as text.
 *
 * @throws HostsError with a sentence that says how to save it
 */
export async function readTextFile(file: Blob): Promise<string> {
  if (file.size > FILE_LIMIT) throw new HostsError(words.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = String.fromCharCode(...bytes.slice(0, 4));
  if (WORKBOOK_STARTS.some((each) => start.startsWith(each))) throw new HostsError(words.workbook);
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch (cause) {
    const western = new TextDecoder('windows-1252').decode(bytes);
    if (!NOT_WESTERN.test(western)) return western;
    throw new HostsError(words.noText, { cause });
  }
}
