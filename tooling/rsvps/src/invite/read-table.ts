import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { EXIT, HostError, messageOf } from '../errors';
import type { Fault } from './faults';

/** The cells of one row by column. Every column is there. */
export type Cells = Readonly<Record<string, string>>;

/** A table of the hosts. */
export interface Table {
  /** In the order of the file. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly row: number; readonly cells: Cells }[];
  /** Faults of the table itself. */
  readonly faults: readonly Fault[];
}

/** Spreadsheets save CSV with a semicolon where the comma separates decimals. */
const SEPARATORS = [',', ';', '\t'];

const fileError = (file: string, why: string, cause?: unknown) =>
  new HostError(`${file} ${why}`, EXIT.failure, { cause });

function readText(file: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (cause) {
    throw fileError(file, `could not be read (${messageOf(cause)}). Name a CSV file.`, cause);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    const why = 'is not a text in UTF-8. Save it as "CSV UTF-8" in your spreadsheet.';
    throw fileError(file, why, cause);
  }
}

/** The separator that is most frequent in the headings. */
function separatorOf(text: string): string {
  const [headings = ''] = text.split(/[\r\n]/, 1);
  const count = (separator: string) => headings.split(separator).length;
  return SEPARATORS.toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}

function headingFaults(headings: readonly string[], records: readonly string[][]): Fault[] {
  return headings.flatMap((heading, index): Fault[] => {
    const column = `column ${index + 1}`;
    if (heading === '') {
      const isUsed = records.some((record) => record[index]);
      return isUsed ? [{ row: 1, column, message: 'It has no name. Write one.' }] : [];
    }
    if (headings.indexOf(heading) === index) return [];
    const message = `Another column has the name "${heading}" too. Rename or delete one of them.`;
    return [{ row: 1, column, message }];
  });
}

/**
 * Reads a table whose first row has the headings. Empty rows are skipped.
 *
 * @param known columns whose headings may have capitals
 * @throws HostError if it is no table
 */
export function readTable(file: string, known: readonly string[]): Table {
  const text = readText(file);
  let records: string[][];
  try {
    records = parse(text, {
      delimiter: separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
    });
  } catch (cause) {
    throw fileError(file, `is not a CSV file: ${messageOf(cause)}. Save it again as CSV.`, cause);
  }
  const [first = [], ...others] = records;
  const headings = first.map((heading) => {
    const lowercase = heading.toLowerCase();
    return known.includes(lowercase) ? lowercase : heading;
  });
  const faults = headingFaults(headings, others);
  const rows = others.flatMap((record, index) => {
    const row = index + 2;
    if (record.every((cell) => cell === '')) return [];
    if (record.slice(headings.length).some((cell) => cell !== '')) {
      const message = `There are ${record.length} cells, but ${headings.length} headings. Put quotes around a cell with a separator.`;
      faults.push({ row, column: `column ${headings.length + 1}`, message });
    }
    const cells = headings.map((heading, index) => [heading, record[index] ?? '']);
    return [{ row, cells: Object.fromEntries(cells) as Cells }];
  });
  return { columns: headings.filter((heading) => heading !== ''), rows, faults };
}
