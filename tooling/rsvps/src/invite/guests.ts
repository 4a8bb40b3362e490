import { type Invitation, invitationSchema } from '@invitation/domain/invitation';
import { isInvitationId } from '@invitation/domain/invitation-link';
import { normalizeText } from '@invitation/hosts/model/normalize';
import { unescapeFormulas } from '@invitation/hosts/model/table-csv';
import { type Fault, faultsError } from './faults';
import { type Cells, readTable, type Table } from './read-table';

/** What the hosts write of an invitation. */
export type Card = Pick<Invitation, 'name' | 'days' | 'people'>;

/** A row of the hosts' table. */
export interface Guest {
  readonly row: number;
  /** Only in a table that this command has written. */
  readonly id: string | undefined;
  readonly card: Card;
  readonly cells: Cells;
}

/** All rows of the hosts' table. */
export interface GuestTable {
  readonly guests: readonly Guest[];
  /** The columns that this command does not use. */
  readonly otherColumns: readonly string[];
}

const CARD_COLUMNS = ['name', 'days', 'people'] as const;
/** The columns that this command writes. It does not read `link` and `qr`. */
export const OWN_COLUMNS: readonly string[] = ['id', ...CARD_COLUMNS, 'link', 'qr'];

type Row = Table['rows'][number];

const idOf = ({ cells: { id = '' } }: Row): string => unescapeFormulas(id.trim());
const nameOf = ({ cells: { name = '' } }: Row): string => unescapeFormulas(name);

/** What the domain's schema parses. */
const cardIn = (row: Row) => ({
  name: nameOf(row),
  days: row.cells.days?.trim().toLowerCase(),
  people: /^\s*\d+\s*$/.test(row.cells.people ?? '') ? Number(row.cells.people) : undefined,
});

function rowFaults(row: Row): Fault[] {
  const id = idOf(row);
  const message = `"${id}" is not an id. Copy it again, or empty the cell for a new invitation.`;
  const idFaults = id === '' || isInvitationId(id) ? [] : [{ row: row.row, column: 'id', message }];
  const issues = invitationSchema.safeParse(cardIn(row)).error?.issues ?? [];
  return [
    ...idFaults,
    ...issues.map(({ path, message }) => {
      const column = String(path[0]);
      const cell = row.cells[column] ? ` The cell is "${row.cells[column]}".` : '';
      return { row: row.row, column, message: `${message}.${cell}` };
    }),
  ];
}

/** Reports each row whose value an earlier row has too. Empty values do not count. */
function duplicateFaults(
  rows: readonly Row[],
  column: string,
  valueIn: (row: Row) => string,
  advice: string,
): Fault[] {
  const firstRows = new Map<string, number>();
  return rows.flatMap((row) => {
    const value = valueIn(row);
    const first = firstRows.get(value);
    if (first === undefined && value !== '') firstRows.set(value, row.row);
    const message = `Row ${first} has the same ${column}. ${advice}`;
    return first === undefined ? [] : [{ row: row.row, column, message }];
  });
}

function tableFaults({ columns, rows, faults }: Table): Fault[] {
  const missing = CARD_COLUMNS.filter((column) => !columns.includes(column));
  if (missing.length > 0) {
    // Each row would have the same faults again.
    const message = 'The column is missing. Add it, with this heading.';
    return [...faults, ...missing.map((column) => ({ row: 1, column, message }))];
  }
  if (rows.length === 0) {
    return [...faults, { row: 2, column: 'name', message: 'There is no guest. Write one a row.' }];
  }
  return [
    ...faults,
    ...rows.flatMap(rowFaults),
    ...duplicateFaults(rows, 'id', idOf, 'Empty the cell of the one that is a new invitation.'),
    ...duplicateFaults(
      rows,
      'name',
      (row) => normalizeText(nameOf(row)),
      'Add what tells them apart, such as a last name, or delete one of the rows.',
    ),
  ];
}

/**
 * Reads the hosts' table.
 *
 * @throws HostError that lists every fault
 */
export function readGuests(file: string): GuestTable {
  const table = readTable(file, OWN_COLUMNS);
  const faults = tableFaults(table);
  if (faults.length > 0) throw faultsError(file, faults);
  return {
    guests: table.rows.map((row) => ({
      row: row.row,
      id: idOf(row) || undefined,
      card: invitationSchema.parse(cardIn(row)),
      cells: row.cells,
    })),
    otherColumns: table.columns.filter((column) => !OWN_COLUMNS.includes(column)),
  };
}
