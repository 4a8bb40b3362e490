import { EXIT, HostError } from '../errors';

/** What is wrong with a cell of the hosts' table, and how to correct it. */
export interface Fault {
  /** As spreadsheets count it; the headings are row 1. */
  readonly row: number;
  readonly column: string;
  /** Whole sentences. */
  readonly message: string;
}

/** An error that lists all faults of a file. */
export function faultsError(file: string, faults: readonly Fault[]): HostError {
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  const list = faults
    .toSorted((one, other) => one.row - other.row)
    .map(({ row, column, message }) => `  - row ${row}, ${column}: ${message}`);
  return new HostError(
    `${file} has ${count}, so nothing was written:\n${list.join('\n')}`,
    EXIT.failure,
  );
}
