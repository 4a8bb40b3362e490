import { removeInvisible } from '@invitation/hosts/model/normalize';
import stringWidth from 'string-width';

/** In columns of the terminal. */
const CELL_WIDTH = 60;
/** In UTF-16 code units. An emoji has up to 14 of them and is 2 columns wide. */
const CELL_LENGTH = 4 * CELL_WIDTH;
/** Letters have fewer accents in every script. More of them could cover the lines above. */
const MARKS_LIMIT = 4;
const LIST_LIMIT = 50;
const GRAPHEMES = new Intl.Segmenter();

/** Adds the isolates of the Unicode bidirectional algorithm (UAX 9). */
const isolateDirection = (text: string): string =>
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u.test(text)
    ? `\u2068${text}\u2069`
    : text;

const EXCESS_MARKS = new RegExp(`(\\p{Mark}{${MARKS_LIMIT}})\\p{Mark}+`, 'gu');

/**
 * Fits a guest's text into one line of a terminal. The result contains no control characters, and right-to-left text
 * does not affect other cells. An invisible text becomes empty.
 */
export function cell(text: string): string {
  const visible = removeInvisible(text.slice(0, CELL_LENGTH).replaceAll(/[\s\p{Cc}]+/gu, ' '))
    .replaceAll(EXCESS_MARKS, '$1')
    .trim();
  let width = 0;
  let fitting = '';
  for (const { segment } of GRAPHEMES.segment(visible)) {
    width += stringWidth(segment);
    if (width > CELL_WIDTH) break;
    fitting += segment;
  }
  if (width === 0) return '';
  const isCut = fitting.length < visible.length || text.length > CELL_LENGTH;
  return isolateDirection(isCut ? `${fitting}…` : fitting);
}

/** Joins texts for one cell. */
export function joinTexts(texts: readonly string[]): string {
  const more = texts.length - LIST_LIMIT;
  return [...texts.slice(0, LIST_LIMIT), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** Aligns cells in columns. The last column is not padded. */
export function alignRows(cells: readonly (readonly string[])[]): string {
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

/** Aligns a row for each of the first items. The last line says which source lists the others. */
export function limitedRows<Item>(
  items: readonly Item[],
  toRow: (item: Item) => readonly string[],
  limit: number,
  source: string,
): string {
  const more = items.length - limit;
  const shown = alignRows(items.slice(0, limit).map(toRow));
  return more > 0 ? `${shown}\n  and ${more} more, which ${source} lists` : shown;
}
