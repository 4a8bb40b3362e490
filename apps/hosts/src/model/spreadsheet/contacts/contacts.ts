import { parseEmail } from '@invitation/domain/guest-list/email';
import { searchText } from '@invitation/domain/record/text-forms';
import { type Column, filledCells } from '../headings/column';

/** The kinds of columns with phone numbers and with emails. In lists, one column can have both. */
const PHONES: readonly Column['kind'][] = ['mobile', 'phone', 'homePhone', 'workPhone'];
const EMAILS: readonly Column['kind'][] = ['email', 'workEmail'];

const isEmail = (cell: string): boolean =>
  cell.includes('@') && parseEmail(firstEmail(cell)) !== null;
const isPhone = (cell: string): boolean => digitsIn(cell).length > 6 && !/[\p{L}@]/u.test(cell);

/** The last eight digits: enough to tell two numbers apart, with or without their country codes. */
const digitsIn = (cell: string): string => cell.replaceAll(/\D/g, '').slice(-8);

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

export const phonesIn = (
  columns: readonly Column[],
  cells: readonly string[],
): readonly string[] => [
  ...cellsBy(PHONES, columns, cells).filter((cell) => !isEmail(cell)),
  ...cellsBy(EMAILS, columns, cells).filter(isPhone),
];

/** The first address of each cell, e.g. of `Ada <ada@example.com>; ada@work.example`. */
export const emailsIn = (columns: readonly Column[], cells: readonly string[]): readonly string[] =>
  [
    ...cellsBy(EMAILS, columns, cells).filter((cell) => !isPhone(cell)),
    ...cellsBy(PHONES, columns, cells).filter(isEmail),
  ].map(firstEmail);

interface Contact {
  readonly heading: string;
  readonly text: string;
}

/** The contacts of a row besides the ones that are kept, e.g. a second address or an extension. */
export function otherContactsIn(
  columns: readonly Column[],
  cells: readonly string[],
  { email, phone }: { readonly email: string; readonly phone: string },
): readonly Contact[] {
  const found = filledCells(columns, cells).flatMap(({ column: { heading, meaning }, cell }) => {
    if (meaning !== 'email' && meaning !== 'phone') return [];
    const emails = emailsOf(cell).filter((each) => searchText(each) !== searchText(email));
    const isNumber = digitsIn(cell).length > 6 && digitsIn(cell) !== digitsIn(phone);
    const others = cell.includes('@') ? emails : isNumber && phone !== '' ? [cell] : [];
    return others.map((text) => ({ heading, text }));
  });
  return found.filter(({ text }, at) => found.findIndex((other) => other.text === text) === at);
}

const emailsOf = (cell: string): readonly string[] =>
  cell
    .split(/[\s;,<>|()]+|:::/)
    .map((part) => part.replace(/^mailto:/i, ''))
    .filter((part) => parseEmail(part) !== null);

const firstEmail = (cell: string): string => emailsOf(cell)[0] ?? cell;

/** Google marks its own groups with a star. */
const OWN_GROUPS = /^\*|^my ?contacts$/i;

/** The tags in a cell, without the labels of the service itself. */
export const tagsOf = (cell: string): readonly string[] =>
  cell
    .split(cell.includes(':::') ? /:::/ : /[;\n|]/.test(cell) ? /[;\n|]/ : /,/)
    .map((tag) => tag.replaceAll('_', ' ').trim())
    .filter((tag) => tag !== '' && !OWN_GROUPS.test(tag));
