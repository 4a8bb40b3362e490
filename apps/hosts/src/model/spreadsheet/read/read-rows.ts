import { type Row, rowsOf } from './separated';
import { isWebTable, webTableRows } from './web-table';

/** How many rows are read to find the separator. */
const SAMPLE = 20;
const SEPARATORS = [',', ';', '\t', '|', '~', '^', ':'];

/** Excel writes its separator into a separate line, which it does not show. */
const SEPARATOR_LINE = /^\ufeff?"?sep=(.)"?(?:\r\n|\n|\r)/i;

/**
 * Reads the rows of a list that was pasted, or that a program has saved.
 *
 * @param headingsIn returns the number of known headings in a row
 */
export function readRows(
  given: string,
  headingsIn: (cells: readonly string[]) => number,
): readonly Row[] {
  if (isWebTable(given)) {
    return webTableRows(given).map((cells, index) => ({ row: index + 1, cells, isOpen: false }));
  }
  const [line = '', separator] = SEPARATOR_LINE.exec(given) ?? [];
  const text = given.slice(line.length).replace(/^\ufeff/, '');
  const chosen = separator ?? separatorOf(text, headingsIn);
  const rows = rowsOf(text, chosen);
  return chosen === '\t' ? withBrokenRows(rows, headingsIn) : rows;
}

/** The separator with which the first rows have the most known headings, and otherwise the same number of cells. */
function separatorOf(text: string, headingsIn: (cells: readonly string[]) => number): string {
  const sample = firstLines(text);
  const scores = SEPARATORS.filter((separator) => sample.includes(separator)).map((separator) => {
    const rows = rowsOf(sample, separator)
      .map(({ cells }) => cells)
      .filter((cells) => cells.some(Boolean));
    const headings = Math.max(...rows.slice(0, 10).map(headingsIn), 0);
    const widths = rows.map(({ length }) => length);
    const width = mostFrequent(widths);
    const even = width > 1 ? widths.filter((each) => each === width).length / widths.length : 0;
    // A colon is more often part of a time or a label than a separator.
    const isLikely = /[,;\t|]/.test(separator);
    return { separator, headings, even: isLikely ? even : even > 0.9 && headings > 1 ? even : 0 };
  });
  const [best] = scores.sort(
    (one, two) =>
      two.headings - one.headings ||
      Number(two.separator === '\t') - Number(one.separator === '\t') ||
      two.even - one.even,
  );
  return best && (best.headings > 0 || best.even > 0 || best.separator === '\t')
    ? best.separator
    : ',';
}

function firstLines(text: string): string {
  let at = 0;
  for (let line = 0; line < SAMPLE * 2; line++) {
    const next = text.slice(at).search(/\r\n|[\n\r]/);
    if (next < 0) return text;
    at += next + 1;
    if (at > 50_000) break;
  }
  return text.slice(0, at);
}

const mostFrequent = (numbers: readonly number[]): number => {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].sort(([one, times], [two, more]) => more - times || two - one)[0]?.[0] ?? 0;
};

/**
 * A table of Word or of a mail has no quotation marks around a cell with several lines: such a cell breaks its row into two. Joined,
 * they have as many cells as the headings.
 */
function withBrokenRows(
  rows: readonly Row[],
  headingsIn: (cells: readonly string[]) => number,
): readonly Row[] {
  const start = rows
    .slice(0, 10)
    .findIndex(({ cells }) => cells.length > 1 && headingsIn(cells) > 0);
  const width = rows[start]?.cells.length ?? 0;
  if (start < 0 || width < 2) return rows;
  const joined: Row[] = rows.slice(0, start + 1);
  let open: readonly string[] = [];
  for (const { cells } of rows.slice(start + 1)) {
    const isContinued =
      open.length > 0 && open.length + cells.length - 1 <= width && cells.some(Boolean);
    const whole = isContinued
      ? [...open.slice(0, -1), `${open.at(-1)}\n${cells[0]}`, ...cells.slice(1)]
      : cells;
    if (open.length > 0 && !isContinued) return rows;
    const isShort = whole.length < width && cells.some(Boolean);
    if (isShort) open = whole;
    else {
      open = [];
      joined.push({ row: joined.length + 1, cells: whole, isOpen: false });
    }
  }
  // Rows without their last cells look the same, but not all of them fit together.
  return open.length > 0 ? rows : joined;
}
