import type { Invitation } from '@invitation/domain/guest-list/invitation';
import { isPersonName } from '@invitation/domain/party/person';
import { searchText } from '@invitation/domain/record/text-forms';
import { addressIn } from '../contacts/addresses';
import { emailsIn, otherContactsIn, tagsOf } from '../contacts/contacts';
import { type NoteCells, tagsText } from '../contacts/imported-notes';
import type { PhoneReader } from '../contacts/read-notes';
import { type Column, filledCells } from '../headings/column';
import type { Meaning } from '../headings/meanings';
import { NO } from '../people/name-words';
import { type Party, type PeopleRow, peopleOfParty } from '../people/parties';
import { type CellOf, cellFinder } from './cell-of';
import { daysFor, daysIn } from './day-names';
import type { ImportSite } from './import-site';

/** A guest as read from a list. */
export interface ReadGuest {
  /** The number of the guest's first row. */
  readonly row: number;
  readonly id: string;
  /** The name on the card; empty if the list has none. */
  readonly name: string;
  /** Other names under which the page may know the guest. */
  readonly aliases: readonly string[];
  /** `undefined` if the list does not say it; `NaN` if a cell is not a number. */
  readonly people: number | undefined;
  readonly members?: readonly string[];
  readonly children?: readonly string[];
  /** `undefined` if the list does not say it; `null` if its word is unknown. */
  readonly days: Invitation['days'] | null | undefined;
  readonly language: string;
  readonly notes: NoteCells;
  /** Whether the text of the phone cannot be a number. */
  readonly isNoPhone: boolean;
  /** The assumed country of a phone number without a country code, e.g. `US`. */
  readonly phoneCountry?: string;
  /** Returns the host's own headings and cells, for messages. */
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
  const isWrong = said.isWrong || (isExported && people === 0);
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

/** Adds up another service's numbers of people who accepted, declined or have not answered: together, they are the invited ones. */
function statusNumbers(columns: readonly Column[], rows: readonly PeopleRow[]): number {
  const replies = columns.flatMap(({ kind }, at) => (kind === 'reply' ? [at] : []));
  if (replies.length < 2) return 0;
  const cells = rows.flatMap((row) => replies.map((at) => row.cells[at] ?? ''));
  if (!cells.every((cell) => /^\d*$/.test(cell))) return 0;
  return cells.reduce((sum, cell) => sum + Number(cell), 0);
}

/** The names of people, if invitations may have them and the list separates them. */
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
    children.length > 0 ||
    isListed ||
    (members.length === 1 && people > 1 && isPerson) ||
    (members.length === 1 && members[0] !== said.name && party.label !== said.name);
  if (!isKnown || !members.every(isPersonName)) return none;
  return { members, children };
}

/** Adds people's names to the name on the card, for an invitation without members. */
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
    // Guests who are invited to a day that is not for everyone have the site of all days.
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
  const email = rows.flatMap(({ cells }) => emailsIn(columns, cells))[0] ?? '';
  return {
    phone,
    email,
    address: isExported
      ? firstOf('address')
      : (rows.map(({ cells }) => addressIn(columns, cells)).find(Boolean) ?? ''),
    table: isSplit ? '' : (tables[0]?.table ?? ''),
    seats:
      firstOf('seats') ||
      (isSplit ? tables.map(({ name, table }) => `${name} = ${table}`).join('\n') : ''),
    tags: isExported ? firstOf('tags') : tagsText([...new Set(cellsIn('tags').flatMap(tagsOf))]),
    note: isExported ? firstOf('note') : noteOf(columns, rows, { email, phone }),
  };
}

/** The note of a guest. If there are several people, a person's lines begin with the name. Other columns begin with the heading. */
function noteOf(
  columns: readonly Column[],
  rows: readonly PeopleRow[],
  kept: { readonly email: string; readonly phone: string },
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
  const contacts = rows.flatMap((row) =>
    otherContactsIn(columns, row.cells, kept).map(
      ({ heading, text }) => `${(rows.length > 1 && nameOf(row)) || heading}: ${text}`,
    ),
  );
  return [...new Set([...notes, ...contacts])].join('\n');
}
