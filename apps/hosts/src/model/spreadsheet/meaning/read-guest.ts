import type { Invitation } from '@invitation/domain/guest-list/invitation';
import { isPersonName } from '@invitation/domain/party/person';
import { searchText } from '@invitation/domain/record/text-forms';
import { addressIn } from '../contacts/addresses';
import { emailsIn, tagsOf } from '../contacts/contacts';
import { type NoteCells, tagsText } from '../contacts/imported-notes';
import type { PhoneReader } from '../contacts/read-notes';
import { type Column, filledCells } from '../headings/column';
import type { Meaning } from '../headings/meanings';
import { NO } from '../people/name-words';
import { type Party, type PeopleRow, peopleOfParty } from '../people/parties';
import { type CellOf, cellFinder } from './cell-of';
import { daysFor, daysIn } from './day-names';
import type { ImportSite } from './import-site';

/** An invitation as a list says it. */
export interface ReadGuest {
  /** The first of its rows. */
  readonly row: number;
  readonly id: string;
  /** Of the card. Empty if there is none. */
  readonly name: string;
  /** Other names that the page may know it by. */
  readonly aliases: readonly string[];
  /** `undefined` if the list does not say it, `NaN` if it says what is no number. */
  readonly people: number | undefined;
  readonly members?: readonly string[];
  readonly children?: readonly string[];
  /** `undefined` if the list does not say it, `null` if nobody knows the word. */
  readonly days: Invitation['days'] | null | undefined;
  readonly language: string;
  readonly notes: NoteCells;
  /** Whether the phone cannot be a number. */
  readonly isNoPhone: boolean;
  /** The country of a phone number that does not say it, e.g. `US`. */
  readonly phoneCountry?: string;
  /** The host's own headings and cells, for sentences. Of several columns, the one with this text. */
  readonly cellOf: CellOf;
}

/** Joins the rows of a party to one guest. */
export function guestOf(
  party: Party,
  columns: readonly Column[],
  site: ImportSite,
  readPhones: PhoneReader,
  isExported: boolean,
): ReadGuest {
  const { rows } = party;
  const [first] = rows;
  const said = peopleOfParty(party);
  const cellOf = cellFinder(columns, rows);
  const own = isExported
    ? (first?.cells[columns.findIndex(({ meaning }) => meaning === 'name')] ?? '')
    : said.name;
  const { members, children } = membersFor(party, said, columns, site, isExported);
  const phones = rows.map(({ cells }) => readPhones(cells));
  const phone =
    phones.find(({ text }) => text !== '') ?? phones.find(({ refused }) => refused !== '');
  const people = Math.max(said.people, statusNumbers(columns, rows));
  const isWrong = (said.isWrong && said.people === 0) || (isExported && people === 0);
  return {
    row: first?.row ?? 0,
    id: cellOf('id').cell,
    name: site.namedGuests || isExported ? own : nameWithPeople(own, said.members),
    aliases: said.aliases,
    people: isWrong ? Number.NaN : people || undefined,
    ...(members.length > 0 && { members }),
    ...(children.length > 0 && { children }),
    days: daysOfParty(columns, rows, site),
    language: cellOf('language').cell,
    notes: notesOf(columns, rows, site, phone?.text || phone?.refused || '', isExported),
    isNoPhone: phone?.text === '',
    ...(phone?.country && { phoneCountry: phone.country }),
    cellOf,
  };
}

/** Another service counts those who have accepted, declined and not answered: together, they are invited. */
function statusNumbers(columns: readonly Column[], rows: readonly PeopleRow[]): number {
  const replies = columns.flatMap(({ kind }, at) => (kind === 'reply' ? [at] : []));
  if (replies.length < 2) return 0;
  const cells = rows.flatMap((row) => replies.map((at) => row.cells[at] ?? ''));
  if (!cells.every((cell) => /^\d*$/.test(cell))) return 0;
  return cells.reduce((sum, cell) => sum + Number(cell), 0);
}

/** Names of people, where invitations may have them and the list sets them apart. */
function membersFor(
  party: Party,
  said: ReturnType<typeof peopleOfParty>,
  columns: readonly Column[],
  { namedGuests }: ImportSite,
  isExported: boolean,
) {
  const none = { members: [], children: [] };
  if (!namedGuests) return none;
  const isListed = party.rows.some((row) => cellsOf(columns, row, 'members').length > 0);
  if (isExported && !isListed) return none;
  const { members, children, people } = said;
  const isPerson = party.rows.some(({ people: { isPerson, free } }) => isPerson || free > 0);
  const isKnown =
    members.length > 1 ||
    isListed ||
    (members.length === 1 && people > 1 && isPerson) ||
    (members.length === 1 && members[0] !== said.name && party.label !== said.name);
  if (!isKnown || !members.every(isPersonName)) return none;
  return { members, children };
}

/** Without members, their names are on the card. */
function nameWithPeople(name: string, members: readonly string[]): string {
  const missing = members.filter(
    (member) => !searchText(name).includes(searchText(member).split(' ')[0] ?? ''),
  );
  return missing.length > 0 ? `${name} (${members.join(', ')})` : name;
}

function daysOfParty(
  columns: readonly Column[],
  rows: readonly PeopleRow[],
  site: ImportSite,
): ReadGuest['days'] {
  if (site.invitedTo.offered.length < 2) return undefined;
  if (columns.some(({ kind }) => kind === 'day')) {
    const marked = new Set(
      rows
        .flatMap(({ cells }) => filledCells(columns, cells))
        .filter(({ column, cell }) => column.kind === 'day' && !NO.test(searchText(cell)))
        .flatMap(({ column }) => column.day ?? []),
    );
    if (marked.size === 0) return undefined;
    const events = site.events ?? [];
    // Whoever is invited to a day of only some guests has the site of all days.
    const isMore = events.some(({ day, guests }) => guests !== 'everyone' && marked.has(day));
    return daysFor([...marked], events) ?? (isMore ? 'weekend' : 'saturday');
  }
  const at = columns.findIndex(({ meaning }) => meaning === 'days');
  const texts = rows.map(({ cells }) => cells[at] ?? '').filter(Boolean);
  if (texts.length === 0) return undefined;
  const read = texts.map((text) => daysIn(text, site));
  return read.includes('weekend') ? 'weekend' : (read.find((days) => days !== undefined) ?? null);
}

const cellsOf = (columns: readonly Column[], { cells }: PeopleRow, meaning: Meaning) =>
  filledCells(columns, cells).filter(({ column }) => column.meaning === meaning);

const nameOf = ({ people }: PeopleRow): string => people.people[0]?.name ?? people.label;

function notesOf(
  columns: readonly Column[],
  rows: readonly PeopleRow[],
  { namedGuests }: ImportSite,
  phone: string,
  isExported: boolean,
): NoteCells {
  const cellsIn = (meaning: Meaning) =>
    rows.flatMap((row) => cellsOf(columns, row, meaning).map(({ cell }) => cell));
  const firstOf = (meaning: Meaning) => cellsIn(meaning)[0] ?? '';
  const tables = rows
    .map((row) => ({ name: nameOf(row), table: cellsOf(columns, row, 'table')[0]?.cell ?? '' }))
    .filter(({ table }) => table !== '');
  const isSplit = new Set(tables.map(({ table }) => table)).size > 1 && namedGuests === true;
  const emails = rows
    .map((row) => ({ name: nameOf(row), email: emailsIn(columns, row.cells)[0] ?? '' }))
    .filter(({ email }) => email !== '');
  return {
    phone,
    email: emails[0]?.email ?? '',
    address: isExported
      ? firstOf('address')
      : (rows.map(({ cells }) => addressIn(columns, cells)).find(Boolean) ?? ''),
    table: isSplit ? '' : (tables[0]?.table ?? ''),
    seats:
      firstOf('seats') ||
      (isSplit ? tables.map(({ name, table }) => `${name} = ${table}`).join('\n') : ''),
    tags: isExported ? firstOf('tags') : tagsText([...new Set(cellsIn('tags').flatMap(tagsOf))]),
    note: isExported
      ? firstOf('note')
      : noteOf(
          columns,
          rows,
          emails.slice(1).filter(({ email }) => email !== emails[0]?.email),
        ),
  };
}

/** Notes of one person of several are behind the name, and those that are no note behind their heading. */
function noteOf(
  columns: readonly Column[],
  rows: readonly PeopleRow[],
  emails: readonly { name: string; email: string }[],
): string {
  const lines = rows
    .map((row) => ({
      name: nameOf(row),
      text: cellsOf(columns, row, 'note')
        .filter(({ column, cell }) => column.kind === 'note' || !NO.test(searchText(cell)))
        .map(({ column, cell }) => (column.kind === 'note' ? cell : `${column.heading}: ${cell}`))
        .join('\n'),
    }))
    .filter(({ text }) => text !== '');
  const isSame = new Set(lines.map(({ text }) => text)).size === 1;
  const notes =
    isSame && (lines.length === rows.length || rows.length === 1)
      ? [lines[0]?.text ?? '']
      : lines.map(({ name, text }) => (rows.length > 1 && name ? `${name}: ${text}` : text));
  return [...notes, ...emails.map(({ name, email }) => `${name}: ${email}`)].join('\n');
}
