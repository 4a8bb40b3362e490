import stringWidth from 'string-width';
import { removeInvisible } from './normalize';

/** Longest text in a cell, in columns of the terminal. */
const CELL_WIDTH = 60;
/** Longest text that is measured, in UTF-16 code units. One emoji has up to 14 and takes 2 columns. */
const CELL_LENGTH = 4 * CELL_WIDTH;
/** A letter of any script has fewer accents; an endless pile of them would cover the lines above. */
const MARKS_LIMIT = 4;
/** Most texts that are listed in one cell. */
const LIST_LIMIT = 50;
const GRAPHEMES = new Intl.Segmenter();

/** Puts marks of the Unicode bidirectional algorithm (UAX 9) around a text that needs them. */
const isolated = (text: string): string =>
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text)
    ? `\u2068${text}\u2069`
    : text;

const EXCESS_MARKS = new RegExp(`(\\p{Mark}{${MARKS_LIMIT}})\\p{Mark}+`, 'gu');

/**
 * Fits a guest's text into one line of a terminal. No character of it moves the cursor or changes colours, and text from
 * right to left stays in its cell. Empty if nothing of it is visible.
 */
export function cell(text: string): string {
  const plain = removeInvisible(text.slice(0, CELL_LENGTH).replaceAll(/[\s\p{Cc}]+/gu, ' '))
    .replaceAll(EXCESS_MARKS, '$1')
    .trim();
  let width = 0;
  let fitting = '';
  for (const { segment } of GRAPHEMES.segment(plain)) {
    width += stringWidth(segment);
    if (width > CELL_WIDTH) break;
    fitting += segment;
  }
  if (width === 0) return '';
  const cut = fitting.length < plain.length || text.length > CELL_LENGTH;
  return isolated(cut ? `${fitting}…` : fitting);
}

/** Joins texts for one cell. */
export function listed(texts: readonly string[]): string {
  const more = texts.length - LIST_LIMIT;
  return [...texts.slice(0, LIST_LIMIT), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** Aligns cells in columns. The last column is not padded, since a list in it may be long. */
export function rows(cells: readonly (readonly string[])[]): string {
  const lines = cells.map((row) => ({
    last: row.at(-1) ?? '',
    others: row.slice(0, -1).map((text) => ({ text, width: stringWidth(text) })),
  }));
  const widths: number[] = [];
  for (const { others } of lines) {
    for (const [column, { width }] of others.entries()) {
      widths[column] = Math.max(widths[column] ?? 0, width);
    }
  }
  return lines
    .map(({ others, last }) => {
      const padded = others.map(
        ({ text, width }, column) => text + ' '.repeat((widths[column] ?? 0) - width),
      );
      return `  ${[...padded, last].join('  ')}`.trimEnd();
    })
    .join('\n');
}

/**
 * Aligns a row for each of the first items.
 *
 * @param source has the items beyond the limit, for the last line
 */
export function rowsOf<Item>(
  items: readonly Item[],
  toRow: (item: Item) => readonly string[],
  limit: number,
  source: string,
): string {
  const more = items.length - limit;
  const shown = rows(items.slice(0, limit).map(toRow));
  return more > 0 ? `${shown}\n  and ${more} more, which ${source} lists` : shown;
}
