import { searchText } from '@invitation/domain/record/text-forms';
import { columns } from '@invitation/domain/words/hosts/columns';
import { removeInvisible } from '../../text/normalize';
import { readHeading, SIDE_RANK } from '../headings/headings';
import { type Heading, meaningOf } from '../headings/meanings';
import { NAMELESS, TALLY, TITLE_ROW, TOTAL } from '../people/name-words';
import { isName, tidyName } from '../people/names';
import { countsChildren, readCount } from '../people/numbers';
import type { Row } from '../read/separated';
import { unescapeFormulas } from '../write/table-csv';

/** How many of the first rows may be the one with the headings. */
const FIRST_ROWS = 10;

/** A cell in one line and in NFC, without invisible characters, and without the apostrophe that exports add. */
export const readable = (cell: string): string =>
  removeInvisible(unescapeFormulas(cell).replaceAll(/\s+/g, ' ')).trim().normalize();

/** Like `readable`, but keeps the lines. */
export const readableLines = (cell: string): string =>
  unescapeFormulas(cell)
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => removeInvisible(line.replaceAll(/\s+/g, ' ')).trim())
    .join('\n')
    .trim()
    .normalize();

/** How many cells of a row are known headings. */
export function headingsIn(cells: readonly string[]): number {
  const read = cells.map((cell) =>
    cell.length < 80 && isLikeHeading(cell) ? readHeading(cell) : undefined,
  );
  const known = read.filter((each) => each !== undefined);
  // In a row with one cell, only a heading of names counts: everything else may be a guest.
  const isList = cells.filter((cell) => cell.trim() !== '').length === 1;
  const isSure = (each: Heading) =>
    isList
      ? each.rank < 100 && NAMES.includes(meaningOf(each.kind))
      : each.kind !== 'ignored' || each.rank === 0;
  return known.filter(isSure).length;
}

const NAMES: readonly string[] = ['name', 'firstName', 'lastName', 'party', 'members'];
const OF_PEOPLE: readonly string[] = [...NAMES, 'namePart', 'people'];

const isLikeHeading = (cell: string): boolean =>
  isName(cell) ? !/@|^\+|\d{4}/.test(cell) : cell.trim() === '#';

/** The parts of a list. */
interface FoundTable {
  /** `null` for a list without headings. */
  readonly headings: Row | null;
  readonly rows: readonly Row[];
  /** Rows above the headings, as they are written. */
  readonly above: readonly Row[];
}

/** Finds the row with the headings: the first of those with the most known ones, one of which says names. */
export function findTable(all: readonly Row[]): FoundTable {
  const first = all.slice(0, FIRST_ROWS);
  const filled = (row: Row) => row.cells.filter((cell) => cell.trim() !== '');
  const scores = first.map((row) => {
    const known = headingsIn(row.cells.map(readable));
    const count = filled(row).length;
    const isWhole = known > 0 && (known >= 2 || count === 1 || known * 2 >= count);
    const isName = row.cells.some((cell) => {
      const heading = readHeading(readable(cell));
      return heading !== undefined && OF_PEOPLE.includes(meaningOf(heading.kind));
    });
    const isCounted = row.cells.some((cell) => /^\s*\d/.test(cell) && countsChildren(cell));
    return isWhole && !isCounted ? known + (isName ? 0.5 : 0) : 0;
  });
  const best = Math.max(...scores, 0);
  const at = best > 0 ? scores.indexOf(best) : unknownHeadings(all);
  if (at < 0) return { headings: null, rows: all, above: [] };
  return {
    ...inOneList(all[at], all.slice(at + 1)),
    above: all.slice(0, at).filter((row) => filled(row).length > 0),
  };
}

/** Two lists side by side, such as `Guests of the bride` and `Guests of the groom`, become one with these as tags. */
function inOneList(headings: Row | undefined, rows: readonly Row[]): Omit<FoundTable, 'above'> {
  const read = headings?.cells.map((cell) => readHeading(readable(cell)));
  if (!headings || !read || read.length < 2 || read.some((each) => each?.rank !== SIDE_RANK))
    return { headings: headings ?? null, rows };
  return {
    headings: { ...headings, cells: [columns.name, columns.tags] },
    rows: headings.cells.flatMap((side, at) =>
      rows.map((row) => ({ ...row, cells: row.cells[at] ? [row.cells[at], side] : [] })),
    ),
  };
}

/** The index of the first row, if the rows below have numbers and addresses where it has words; -1 for a list without headings. */
function unknownHeadings(all: readonly Row[]): number {
  const filled = all.filter(({ cells }) => cells.some(Boolean));
  const [first, ...others] = filled;
  if (!first || first.cells.filter(Boolean).length < 2 || others.length === 0) return -1;
  const isWord = (cell: string) =>
    isName(cell) && readCount(cell) === null && !/@|\d{3}/.test(cell);
  const differs = first.cells.some((cell, at) => {
    const below = others.map(({ cells }) => cells[at] ?? '').filter(Boolean);
    return (
      isWord(cell) &&
      below.length > 0 &&
      below.filter((each) => !isWord(each)).length > below.length / 2
    );
  });
  const isData = first.cells.some((cell) => cell !== '' && !isWord(cell));
  if (isData) return -1;
  const isPerson = /^\p{Lu}\S*(?: \p{Lu}\S*)+/u.test(tidyName(first.cells[0] ?? ''));
  return differs || !isPerson ? all.indexOf(first) : -1;
}

const isNameHeading = (heading: Heading | undefined): boolean =>
  heading?.kind === 'name' && heading.rank < 20;

/** The start of a line that is several cells in one; empty otherwise. `Sum, Ada` is a name. */
function startOf(text: string): string {
  const [start = '', ...rest] = text.split(',');
  return rest.length > 1 || !/\p{L}{2}/u.test(rest.join()) ? start : '';
}

/** Whether a row has no guest: it repeats the headings, adds up, or is a title. */
export function isSkipped(
  cells: readonly string[],
  headings: readonly string[],
  nameCells: readonly string[],
): boolean {
  const filled = cells.filter((cell) => cell !== '');
  const [only = ''] = filled;
  const isRepeated =
    headings.length > 0 &&
    filled.length > 1 &&
    cells.every((cell, at) => cell === '' || cell === headings[at]);
  const names = nameCells.map((cell) => searchText(tidyName(cell))).filter(Boolean);
  const whole = names.join(' ');
  const isHeading =
    headings.some((heading) => names.includes(searchText(heading) || '\n')) ||
    names
      .flatMap((name) => [name, startOf(name)])
      .some((name) => !NAMELESS.test(name) && isNameHeading(readHeading(name)));
  if (isRepeated || isHeading) return true;
  const texts = filled.map((cell) => searchText(cell));
  const isTotal = (text: string) =>
    TOTAL.test(text) || TALLY.test(text) || TOTAL.test(startOf(text));
  if ([...names, whole].some(isTotal) || (whole === '' && texts.some(isTotal))) return true;
  const isSum = (text: string) => /^[\d.,:\s%/=+_-]*$/.test(text);
  if (texts.every((text) => isSum(text) || isTotal(text)) && isSum(whole)) return true;
  const isTitle = whole !== '' && (/[:?!]$/.test(only) || TITLE_ROW.test(whole));
  return filled.length === 1 && isTitle;
}
