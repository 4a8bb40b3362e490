import type { RecordDay } from '@invitation/domain/event';
import { importFaults as words } from '@invitation/domain/words/hosts/importFaults';
import { type CsvError, parse } from 'csv-parse/browser/esm/sync';
import type { InvitedTo } from '../invited-to';
import { removeInvisible } from '../normalize';
import { unescapeFormulas } from '../table-csv';
import { FILE_LIMIT } from './read-file';

/** Guests of one import. All pages are smooth with as many guests. */
export const ROW_LIMIT = 5_000;

const COLUMNS = ['name', 'days', 'people'] as const;
const ALL_COLUMNS = [...COLUMNS, 'id', 'language', 'members'] as const;
type Column = (typeof ALL_COLUMNS)[number];

/** The heading of `days` in the table that the page exports. */
const EXPORTED_DAYS = 'invitedto';

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

/** What is wrong with a row, and how to mend it. */
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
  readonly cells: Readonly<Record<Column, string>>;
}

export interface GuestTable {
  readonly rows: readonly TableRow[];
  readonly faults: readonly Fault[];
  /** The headings of columns that an import ignores. */
  readonly unused: readonly string[];
  /** Whether the page has exported it. Its names are those of the replies. */
  readonly isExported?: boolean;
}

const unreadable = (row: number, message: string): GuestTable => ({
  rows: [],
  faults: [{ row, message }],
  unused: [],
});

/**
 * Reads a list of guests that was copied or saved from a spreadsheet. Empty rows do not count.
 *
 * Without languages, a column of this name is ignored (B16), and so is one of members without named guests. Where all guests are invited to the same days, no column
 * needs to name them.
 */
export function readGuestTable(
  text: string,
  { languages, namedGuests = false, invitedTo: { offered } }: ImportSite,
): GuestTable {
  if (text.trim() === '') return unreadable(1, words.empty);
  if (text.length > FILE_LIMIT) return unreadable(1, words.tooLarge);
  let records: string[][];
  try {
    records = parse(text, {
      bom: true,
      delimiter: separatorOf(text),
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
  const ignored = [
    ...(languages.length > 0 ? [] : ['language']),
    ...(namedGuests ? [] : ['members']),
  ];
  const known = ALL_COLUMNS.filter((column) => !ignored.includes(column));
  const isUsed = (name: string) => known.some((column) => column === name);
  const lowerCase = headings.map((heading) => heading.toLowerCase());
  const isExported = lowerCase.includes(EXPORTED_DAYS) && !lowerCase.includes('days');
  const names = lowerCase
    .map((name) => (isExported && name === EXPORTED_DAYS ? 'days' : name))
    .map((name) => (isUsed(name) ? name : ''));
  const told = [...(offered.length > 1 ? [] : ['days']), ...(namedGuests ? ['people'] : [])];
  const required = COLUMNS.filter((column) => !told.includes(column));
  const faults = headingFaults(names, required);
  if (others.length > ROW_LIMIT)
    faults.push({ row: ROW_LIMIT + 2, message: words.tooLong(ROW_LIMIT) });
  if (faults.length > 0) return { rows: [], faults, unused: [] };

  const rows = others.flatMap((record, index) => {
    const row = index + 2;
    if (record.every((cell) => cell === '')) return [];
    if (record.slice(headings.length).some((cell) => cell !== '')) {
      faults.push({ row, message: words.tooManyCells(record.length, headings.length) });
      return [];
    }
    const cells = cellsOf(names, record);
    // A guest without an invitation.
    return isExported && !cells.days ? [] : [{ row, cells }];
  });
  if (rows.length + faults.length === 0) {
    faults.push({ row: 2, message: words.noGuests });
  }
  const unused = headings.filter((heading, at) => heading && !names[at]);
  return { rows, faults, unused, isExported };
}

/** The separator that is most frequent in the headings. */
function separatorOf(text: string): string {
  const [headings = ''] = text.split(/[\r\n]/, 1);
  const count = (separator: string) => headings.split(separator).length;
  const [first = ','] = [...SEPARATORS].sort((one, other) => count(other) - count(one));
  return first;
}

function headingFaults(names: readonly string[], required: readonly Column[]): Fault[] {
  const missing = required.filter((column) => !names.includes(column));
  const repeated = ALL_COLUMNS.filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
  return [
    ...(missing.length > 0
      ? [{ row: 1, message: words.noColumn(missing, required.join(', ')) }]
      : []),
    ...repeated.map((column) => ({ row: 1, message: words.severalColumns(column) })),
  ];
}

function cellsOf(names: readonly string[], record: readonly string[]): TableRow['cells'] {
  const cell = (column: Column) => readable(record[names.indexOf(column)] ?? '');
  return {
    name: cell('name'),
    days: cell('days'),
    people: cell('people'),
    id: cell('id'),
    language: cell('language'),
    members: cell('members'),
  };
}

/** In one line, without invisible characters, and without the apostrophe that exports add. */
const readable = (cell: string): string =>
  removeInvisible(unescapeFormulas(cell).replaceAll(/\s+/g, ' ')).trim();
