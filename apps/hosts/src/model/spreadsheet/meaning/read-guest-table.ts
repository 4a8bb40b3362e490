import { importFaults as words } from '@invitation/domain/words/hosts/importFaults';
import { phoneReader } from '../contacts/read-notes';
import { type Column, type ColumnChoices, plainColumn } from '../headings/column';
import { readColumns } from '../headings/columns';
import { exportedDays, isExportByPerson } from '../headings/exported';
import { isInExport, type Meaning } from '../headings/meanings';
import { columnsWithoutHeadings, linesWithoutHeadings, shapeOfNames } from '../people/list-shape';
import { tidyName } from '../people/names';
import { type PeopleRow, partiesOf } from '../people/parties';
import { peopleInRow } from '../people/row-people';
import { FILE_LIMIT } from '../read/read-file';
import { readRows } from '../read/read-rows';
import type { Row } from '../read/separated';
import { findTable, headingsIn, isSkipped, readable, readableLines } from './find-table';
import type { ImportSite } from './import-site';
import { guestOf, type ReadGuest } from './read-guest';
import {
  EMPTY_TABLE,
  type Fault,
  type GuestTable,
  meaningsOn,
  ROW_LIMIT,
  type SkippedRow,
} from './table';
import { contactsBehind } from './typed-guest';

/**
 * Reads a list of guests that was copied or saved from a spreadsheet, or written down.
 *
 * @param chosen the meanings that the host has chosen for columns
 */
export function readGuestTable(
  given: string,
  site: ImportSite,
  chosen?: ColumnChoices,
): GuestTable {
  if (given.replace(/^\ufeff/, '').trim() === '') return unreadable(words.empty);
  if (given.length > FILE_LIMIT) return unreadable(words.tooLarge);
  const found = findTable(readRows(given, headingsIn));
  return found.headings
    ? tableWithHeadings(found.headings, found.rows, found.above, site, chosen)
    : tableWithoutHeadings(found.rows, given, site, chosen);
}

const unreadable = (message: string): GuestTable => ({
  ...EMPTY_TABLE,
  faults: [{ row: 1, message }],
});

function tableWithHeadings(
  { row: headingRow, cells: given }: Row,
  rows: readonly Row[],
  above: readonly Row[],
  site: ImportSite,
  chosen?: ColumnChoices,
): GuestTable {
  const headings = given.map(readable);
  const data = rows.map(({ cells }) => cells.map(readable));
  const exportedAt = exportedDays(headings);
  const isExported = exportedAt >= 0;
  const read = readColumns(headings, data, meaningsOn(site), isExported ? {} : site, chosen);
  const columns = isExported ? withoutAnswers(read) : read;
  const titles = above.map(({ row, cells }) => ({
    row,
    text: cells.filter(Boolean).join(' '),
  }));
  if (isExportByPerson(headings)) {
    const names = new Set(
      data
        .map((cells) => cells[headings.findIndex((_, at) => columns[at]?.meaning === 'name')])
        .filter(Boolean),
    );
    return { ...EMPTY_TABLE, columns, isExported: true, uninvited: names.size };
  }
  return tableOf(columns, rows, site, { headings, headingRow, exportedAt, titles });
}

/** Leaves out the answers in an exported table: they may have the headings of days, and questions those of other columns. */
const withoutAnswers = (columns: readonly Column[]): readonly Column[] =>
  columns.map((column, at) => {
    const isSecond = columns.findIndex(({ kind }) => kind === column.meaning) < at;
    const isOwn = isInExport(column.meaning) && column.kind === column.meaning;
    return column.meaning !== '' && (isSecond || !isOwn)
      ? { ...column, meaning: '', kind: '' }
      : column;
  });

function tableWithoutHeadings(
  rows: readonly Row[],
  text: string,
  site: ImportSite,
  chosen?: ColumnChoices,
): GuestTable {
  const isTabbed = rows.some(({ cells }) => cells.length > 1) && text.includes('\t');
  const found = linesWithoutHeadings(
    rows,
    text.replace(/^\ufeff/, ''),
    isTabbed || /;/.test(text.split('\n')[0] ?? '') ? '' : ',',
  );
  const lines = found.some(({ cells }) => cells.length > 1) ? found : found.map(withContacts);
  const columns = columnsWithoutHeadings(lines).map((column, at) => {
    const choice = chosen?.get(at);
    return choice === undefined ? column : plainColumn('', choice, at);
  });
  return tableOf(columns, lines, site, { headings: [], headingRow: 0, exportedAt: -1, titles: [] });
}

/** `Ada Silva <ada@example.com>` and `Ada Silva 212-555-0101` in columns. */
function withContacts(line: Row): Row {
  const { name, phone, email } = contactsBehind(tidyName(line.cells[0] ?? ''));
  return phone || email ? { ...line, cells: [name.replace(/^"(.*)"$/, '$1'), phone, email] } : line;
}

interface Frame {
  readonly headings: readonly string[];
  readonly headingRow: number;
  readonly exportedAt: number;
  readonly titles: readonly SkippedRow[];
}

function tableOf(
  columns: readonly Column[],
  given: readonly Row[],
  site: ImportSite,
  frame: Frame,
): GuestTable {
  const { headings, headingRow, exportedAt, titles } = frame;
  const isExported = exportedAt >= 0;
  const faults: Fault[] = [];
  const hasNames = columns.some(
    ({ meaning }) => meaning === 'name' || meaning === 'firstName' || meaning === 'lastName',
  );
  if (!hasNames) faults.push({ row: Math.max(1, headingRow), message: words.noNames });
  if (given.length > ROW_LIMIT)
    faults.push({ row: headingRow + ROW_LIMIT + 1, message: words.tooLong(ROW_LIMIT) });
  const samples = columns.map((_, at) => samplesOf(given, at));
  if (faults.length > 0) return { ...EMPTY_TABLE, columns, samples, faults };
  const skipped: SkippedRow[] = [...titles];
  let uninvited = 0;
  let isAfterGap = false;
  const kept: { row: number; cells: readonly string[]; isAfterGap: boolean }[] = [];
  for (const { row, cells: raw, isOpen } of given) {
    const cells = columns.map((column, at) => cleanCell(column, raw[at] ?? ''));
    const nameCells = cells.filter(
      (_, at) =>
        ['name', 'firstName', 'lastName', 'party'].includes(columns[at]?.meaning ?? '') &&
        columns[at]?.who === '',
    );
    const texts = raw.map(readable);
    if (!texts.some(Boolean)) {
      isAfterGap = true;
      continue;
    }
    if (!isExported && isSkipped(texts, headings, nameCells)) {
      skipped.push({ row, text: raw.filter(Boolean).join(' ') });
      continue;
    }
    if (isOpen) faults.push({ row, message: words.openQuote });
    else if (headings.length > 0 && raw.slice(columns.length).some((cell) => cell.trim() !== '')) {
      faults.push({ row, message: words.tooManyCells(raw.length, headings.length) });
    } else if (!isExported || raw[exportedAt]) kept.push({ row, cells, isAfterGap });
    // Other rows without an invitation are about documents, and have no name.
    else if (nameCells.some(Boolean)) uninvited++;
    isAfterGap = false;
  }
  const guests = readGuests(columns, kept, site, isExported);
  if (guests.length + faults.length + uninvited === 0)
    faults.push({ row: headingRow + 1, message: words.noGuests });
  const unused = columns.filter(({ heading, meaning }) => heading !== '' && meaning === '');
  return {
    columns,
    samples,
    guests,
    faults,
    skipped,
    unused: unused.filter(({ kind }) => kind !== 'reply').map(({ heading }) => heading),
    replies: unused.filter(({ kind }) => kind === 'reply').map(({ heading }) => heading),
    isExported,
    uninvited,
  };
}

/** The meanings whose cells may have several lines. */
const LONG: readonly string[] = [
  'address',
  'seats',
  'tags',
  'note',
  'name',
  'members',
  'companions',
  'children',
];

const cleanCell = ({ meaning }: Column, cell: string): string =>
  LONG.includes(meaning) ? readableLines(cell) : readable(cell);

const samplesOf = (rows: readonly Row[], at: number): readonly string[] => {
  const found: string[] = [];
  for (const { cells } of rows) {
    const cell = readable(cells[at] ?? '');
    if (cell && !found.includes(cell)) found.push(cell);
    if (found.length === 2) break;
  }
  return found;
};

function readGuests(
  columns: readonly Column[],
  rows: readonly { row: number; cells: readonly string[]; isAfterGap: boolean }[],
  site: ImportSite,
  isExported: boolean,
): readonly ReadGuest[] {
  const at = (meaning: Meaning) =>
    columns.findIndex((column) => column.meaning === meaning && column.who === '');
  const nameAt = at('name');
  const hasParty = columns.some(({ kind }) => kind === 'party' || kind === 'partyId');
  const counts = rows.map(({ cells }) => Number(cells[at('people')] ?? 0) || 0);
  const names = rows.map(({ cells }) => cells[nameAt] ?? '');
  const shape = shapeOfNames(columns[nameAt]?.heading ?? '', names, counts, hasParty);
  const people: PeopleRow[] = rows.map(({ row, cells, isAfterGap }) => ({
    row,
    cells,
    isAfterGap,
    people: peopleInRow(columns, cells, shape),
  }));
  const parties = isExported
    ? people.map((row) => ({ rows: [row], label: '' }))
    : partiesOf(columns, people);
  const readPhones = phoneReader(
    columns,
    rows.map(({ cells }) => cells),
    site,
  );
  return parties.map((party) => guestOf(party, columns, site, readPhones, isExported));
}
