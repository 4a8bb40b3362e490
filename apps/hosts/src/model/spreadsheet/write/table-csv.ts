import { language } from '@invitation/domain/words/hosts/language';
import { stringify } from 'csv-stringify/browser/esm/sync';
import { removeInvisible } from '../../text/normalize';

/**
 * A position where a spreadsheet may start a new cell: it may separate cells by commas or semicolons, and may ignore the
 * quotes around a line break. It skips blanks, invisible characters and quotes. The last group starts a formula. It may
 * be empty, so that matching takes linear time.
 */
const CELL_START =
  /([,;\n])([\p{M}\p{Z}\p{C}"\p{Default_Ignorable_Code_Point}]*)((?:'?[=+\-@＝＋－＠﹦﹢﹣﹫])?)/gu;

/** Replaces each text that would start a formula, also if an apostrophe stands before it. */
const replaceFormulas = (text: string, replace: (start: string) => string): string =>
  // The start of the text is also the start of a line.
  `\n${text}`
    .replaceAll(
      CELL_START,
      (_, separator: string, blank: string, start: string) =>
        separator + blank + (start && replace(start)),
    )
    .slice(1);

/** Adds an apostrophe before each character that would start a formula. */
function escapeFormulas(text: string): string {
  const lines = text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u);
  const readable = lines.map((line) => removeInvisible(line.replaceAll('\t', ' '))).join('\n');
  return replaceFormulas(readable, (start) => (start.startsWith("'") ? start : `'${start}`));
}

/** Removes the apostrophes that `tableCsv` has added to a text. */
export const unescapeFormulas = (text: string): string =>
  replaceFormulas(text, (start) => start.replace("'", ''));

/** Excel separates cells by semicolons where numbers have a decimal comma. */
const separator = (): string =>
  new Intl.NumberFormat(language).format(0.5).includes(',') ? ';' : ',';

export type Headings = ReadonlyMap<string, string>;

/**
 * Writes rows as CSV (RFC 4180) in UTF-8, with a byte order mark and the separator of the host's Excel. No text can run as a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection), with any separator of cells.
 */
export const rowsCsv = (rows: readonly (readonly unknown[])[]): string =>
  stringify([...rows], {
    bom: true,
    delimiter: separator(),
    quoted: true,
    record_delimiter: 'windows',
    cast: { string: escapeFormulas },
  });

/**
 * @param columns the keys of the rows' cells
 * @param headings by column; a column without one has its key
 */
export const tableCsv = (
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
  headings: Headings = new Map(),
): string =>
  // As lists, because the library takes a dot in a key for a path.
  rowsCsv([
    columns.map((column) => headings.get(column) ?? column),
    ...rows.map((row) => columns.map((column) => row[column])),
  ]);
