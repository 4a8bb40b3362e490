import type { RecordDay } from '@invitation/domain/event';
import { importFaults as words } from '@invitation/domain/words/hosts/importFaults';
import { type CsvError, parse } from 'csv-parse/browser/esm/sync';
import type { InvitedTo } from '../invited-to';
import { removeInvisible } from '../normalize';
import { unescapeFormulas } from '../table-csv';
import { type ColumnChoices, exportedDays, MEANINGS, type Meaning, readHeadings } from './headings';
import { FILE_LIMIT } from './read-file';

/** Guests of one import. All pages are smooth with as many guests. */
export const ROW_LIMIT = 5_000;

/** Spreadsheets save CSV with a semicolon where the comma separates decimals. */
const SEPARATORS = [',', ';', '\t'];

/** What an import must know of the sites. */
export interface ImportSite {
  /** Empty for sites in one language. */
  readonly languages: readonly string[];
  readonly invitedTo: InvitedTo;
  /** Whether invitations may name the people on them (B14). */
  readonly namedGuests?: boolean;
  /** For questions about replies. */
  readonly events?: readonly RecordDay[];
}

/** What is wrong with a row, and how to correct it. */
export interface Fault {
  /** As spreadsheets count it: the headings are row 1. */
  readonly row: number;
  /** Whole sentences. */
  readonly message: string;
}

/** A row below the headings, as the host wrote it. */
export interface TableRow {
  readonly row: number;
  /** Empty without the column. */
  readonly cells: Readonly<Record<Meaning, string>>;
}

/** A column, and how it is read. */
export interface TableColumn {
  readonly heading: string;
  /** Empty for a column that is left out. */
  readonly meaning: Meaning | '';
}

export interface GuestTable {
  /** None if the list cannot be read. */
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  readonly faults: readonly Fault[];
  /** The headings of columns that an import ignores. */
  readonly unused: readonly string[];
  /** Whether the page has exported it, with the names as in the replies. */
  readonly isExported?: boolean;
  /** How many guests without an invitation an exported table has. An import leaves them out. */
  readonly uninvited?: number;
}

const unreadable = (row: number, message: string): GuestTable => ({
  columns: [],
  rows: [],
  faults: [{ row, message }],
  unused: [],
});

/** What a list can say on a site: no language where there is one (B16), and no members without named guests. */
export const meaningsOn = ({ languages, namedGuests, invitedTo: { offered } }: ImportSite) =>
  MEANINGS.filter(
    (meaning) =>
      (meaning !== 'language' || languages.length > 0) &&
      (namedGuests || (meaning !== 'members' && meaning !== 'seats')) &&
      (meaning !== 'days' || offered.length > 1),
  );

/** Excel writes its separator into a separate line, which it does not show. */
const SEPARATOR_LINE = /^\ufeff?"?sep=(.)"?(?:\r\n|\n|\r)/i;

/**
 * Reads a list of guests that was copied or saved from a spreadsheet. Empty rows do not count.
 *
 * @param chosen what the host has said of columns
 */
export function readGuestTable(
  given: string,
  site: ImportSite,
  chosen?: ColumnChoices,
): GuestTable {
  const [line = '', separator] = SEPARATOR_LINE.exec(given) ?? [];
  const text = given.slice(line.length);
  if (text.trim() === '') return unreadable(1, words.empty);
  if (text.length > FILE_LIMIT) return unreadable(1, words.tooLarge);
  let records: string[][];
  try {
    records = parse(text, {
      bom: true,
      delimiter: separator ?? separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      // The headings, and one more than allowed.
      to: ROW_LIMIT + 2,
    });
  } catch (error) {
    const { records = 0 } = error as Partial<CsvError>;
    return unreadable(Number(records) + 1, words.openQuote);
  }
  const [headings = [], ...others] = records;
  const meanings = readHeadings(headings, meaningsOn(site), chosen);
  const columns = headings.map((heading, at) => ({ heading, meaning: meanings[at] ?? '' }));
  const exportedAt = exportedDays(headings);
  const isExported = exportedAt >= 0;
  const faults: Fault[] = [];
  if (!meanings.includes('name')) faults.push({ row: 1, message: words.noNames });
  if (others.length > ROW_LIMIT)
    faults.push({ row: ROW_LIMIT + 2, message: words.tooLong(ROW_LIMIT) });
  if (faults.length > 0) return { columns, rows: [], faults, unused: [] };

  let uninvited = 0;
  const rows = others.flatMap((record, index) => {
    const row = index + 2;
    if (record.every((cell) => cell === '')) return [];
    if (record.slice(headings.length).some((cell) => cell !== '')) {
      faults.push({ row, message: words.tooManyCells(record.length, headings.length) });
      return [];
    }
    const cells = cellsOf(meanings, record);
    if (!isExported || record[exportedAt]) return [{ row, cells }];
    // Other rows without an invitation are about documents, and have no name.
    if (cells.name) uninvited++;
    return [];
  });
  if (rows.length + faults.length === 0) {
    faults.push({ row: 2, message: words.noGuests });
  }
  const unused = headings.filter((heading, at) => heading && !meanings[at]);
  return { columns, rows, faults, unused, isExported, uninvited };
}

/** The separator that is most frequent in the headings. */
function separatorOf(text: string): string {
  const [headings = ''] = text.split(/[\r\n]/, 1);
  const count = (separator: string) => headings.split(separator).length;
  const [first = ','] = [...SEPARATORS].sort((one, other) => count(other) - count(one));
  return first;
}

/** What may have several lines. */
const LONG: readonly Meaning[] = ['address', 'seats', 'tags', 'note'];

function cellsOf(meanings: readonly string[], record: readonly string[]): TableRow['cells'] {
  const cell = (meaning: Meaning) => record[meanings.indexOf(meaning)] ?? '';
  return Object.fromEntries(
    MEANINGS.map((meaning) => [
      meaning,
      LONG.includes(meaning) ? readableLines(cell(meaning)) : readable(cell(meaning)),
    ]),
  ) as TableRow['cells'];
}

/** In one line, without invisible characters, and without the apostrophe that exports add. */
const readable = (cell: string): string =>
  removeInvisible(unescapeFormulas(cell).replaceAll(/\s+/g, ' ')).trim();

/** As `readable`, but in lines. */
export const readableLines = (cell: string): string =>
  unescapeFormulas(cell)
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => removeInvisible(line.replaceAll(/\s+/g, ' ')).trim())
    .join('\n')
    .trim();
