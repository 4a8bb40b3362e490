import { parseEmail } from '@invitation/domain/guest-list/email';
import { type Column, filledCells } from '../headings/column';

const PHONES: readonly Column['kind'][] = ['mobile', 'phone', 'homePhone', 'workPhone'];
const EMAILS: readonly Column['kind'][] = ['email', 'workEmail'];

/** The filled cells of these columns, the mobile and the one at home first. */
const cellsBy = (
  kinds: readonly Column['kind'][],
  columns: readonly Column[],
  cells: readonly string[],
) =>
  kinds.flatMap((kind) =>
    filledCells(columns, cells)
      .filter(({ column }) => column.kind === kind && column.meaning !== '')
      .sort((one, two) => one.column.rank - two.column.rank)
      .map(({ cell }) => cell),
  );

export const phonesIn = (columns: readonly Column[], cells: readonly string[]): readonly string[] =>
  cellsBy(PHONES, columns, cells);

/** The first address of each cell, e.g. of `Ada <ada@example.com>; ada@work.example`. */
export const emailsIn = (columns: readonly Column[], cells: readonly string[]): readonly string[] =>
  cellsBy(EMAILS, columns, cells).map(firstEmail);

function firstEmail(cell: string): string {
  const found = cell
    .split(/[\s;,<>|]+|:::/)
    .find((part) => parseEmail(part.replace(/^mailto:/i, '')) !== null);
  return found?.replace(/^mailto:/i, '') ?? cell;
}

/** Google marks its own groups with a star. */
const OWN_GROUPS = /^\*|^my ?contacts$/i;

/** Without the labels of the service itself. */
export const tagsOf = (cell: string): readonly string[] =>
  cell
    .split(cell.includes(':::') ? /:::/ : /[;\n|]/.test(cell) ? /[;\n|]/ : /,/)
    .map((tag) => tag.replaceAll('_', ' ').trim())
    .filter((tag) => tag !== '' && !OWN_GROUPS.test(tag));
