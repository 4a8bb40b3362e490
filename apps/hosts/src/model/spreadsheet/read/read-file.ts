import { importFaults as words } from '@invitation/domain/words/hosts/importFaults';
import { HostsError } from '../../store/hosts-errors';
import { decodeText } from './encoding';
import type { Sheet } from './workbook';

/** In bytes: many times what the longest list needs, and still read at once by a phone. */
export const FILE_LIMIT = 4_000_000;

/** All formats that a host may try. Unreadable ones are refused with advice. */
export const ACCEPTED = [
  '.csv,.tsv,.tab,.txt,.xlsx,.xls,.ods,.numbers,.vcf,.pdf,.docx,.htm,.html',
  'text/csv,text/tab-separated-values,text/plain,text/vcard,text/html,application/pdf',
  'application/vnd.ms-excel,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
].join(',');

const ZIP = 'PK\u0003\u0004';
/** How files begin that are neither text nor a current workbook. */
const REFUSED: readonly (readonly [start: string, message: () => string])[] = [
  ['\u00d0\u00cf\u0011\u00e0', () => words.oldWorkbook],
  ['%PDF', () => words.document],
  ['{\\rtf', () => words.document],
];

/**
 * Reads a file that some program has saved. A workbook has one or more sheets; every other file counts as one sheet.
 *
 * @throws HostsError with a sentence that says how to save it
 */
export async function readFile(file: Blob): Promise<readonly Sheet[]> {
  if (file.size > FILE_LIMIT) throw new HostsError(words.tooLarge);
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  const start = String.fromCharCode(...bytes.slice(0, 8));
  const refused = REFUSED.find(([begin]) => start.startsWith(begin));
  if (refused) throw new HostsError(refused[1]());
  if (start.startsWith(ZIP)) return readZip(buffer);
  const decoded = decodeText(bytes);
  if (!decoded) throw new HostsError(words.noText);
  return [{ name: '', text: await textOf(decoded.text), isGuessed: decoded.isGuessed }];
}

async function readZip(buffer: ArrayBuffer): Promise<readonly Sheet[]> {
  const { readWorkbook } = await import('./workbook');
  let sheets: readonly Sheet[];
  try {
    sheets = await readWorkbook(buffer);
  } catch (cause) {
    throw new HostsError(words.workbook, { cause });
  }
  return sheets.length > 0 ? sheets : [{ name: '', text: '' }];
}

const CONTACTS = /^\ufeff?\s*BEGIN:VCARD/i;

/** Contacts become a table. They may also be pasted. */
export async function textOf(text: string): Promise<string> {
  if (!CONTACTS.test(text)) return text;
  try {
    const { contactsAsText } = await import('./contact-cards');
    return contactsAsText(text);
  } catch (cause) {
    throw new HostsError(words.contacts, { cause });
  }
}
