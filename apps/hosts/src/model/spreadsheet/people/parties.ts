import { searchText } from '@invitation/domain/record/text-forms';
import type { Column } from '../headings/column';
import { FAMILY } from './name-words';
import { isOpaque, partyLabels } from './party-columns';
import type { RowPeople } from './row-people';
import { joinedNames, surnameOf } from './surnames';

/** A row below the headings, with its people. */
export interface PeopleRow {
  readonly row: number;
  readonly cells: readonly string[];
  readonly people: RowPeople;
  /** Whether an empty row is before it. */
  readonly isAfterGap: boolean;
}

/** Rows that are one invitation. */
export interface Party {
  readonly rows: readonly PeopleRow[];
  /** The name of its household or group; empty if it does not belong on a card. */
  readonly label: string;
}

/** Puts the rows of each party together, in the order of their first rows. */
export function partiesOf(
  columns: readonly Column[],
  rows: readonly PeopleRow[],
): readonly Party[] {
  const places = (kind: Column['kind']) =>
    columns.findIndex((column) => column.kind === kind && column.meaning === 'party');
  const [idAt, labelAt, hostAt] = [places('partyId'), places('party'), places('plusOneOf')];
  if (idAt < 0 && labelAt < 0 && hostAt < 0)
    return withGuestsOf(rows.map((row) => ({ rows: [row], label: '' })));
  const cellsAt = (at: number) =>
    rows.map(({ cells }) => (at < 0 ? '' : (cells[at] ?? '').replaceAll(/\s+/g, ' ').trim()));
  const isOwn = rows.map(({ people }) => people.said > 0);
  const gaps = rows.map(({ isAfterGap }) => isAfterGap);
  const filled = (at: number) => (at < 0 ? [] : partyLabels(cellsAt(at), isOwn, gaps));
  const ids = filled(idAt);
  const labels = filled(labelAt);
  const keys = rows.map((_, at) => searchText(ids[at] || labels[at] || '') || ` ${at}`);
  const keysOfNames = new Map(
    rows.map(({ people }, at) => [searchText(people.label), keys[at] ?? ''] as const),
  );
  const hosts = cellsAt(hostAt).map(searchText);
  const parties = new Map<string, { rows: PeopleRow[]; label: string }>();
  for (const [at, row] of rows.entries()) {
    const label = labels[at] ?? '';
    const key = (hosts[at] && keysOfNames.get(hosts[at])) || (keys[at] ?? '');
    const party = parties.get(key) ?? { rows: [], label: '' };
    parties.set(key, party);
    party.rows.push(row);
    if (!party.label && label && !isOpaque(label)) party.label = label;
  }
  return withGuestsOf([...parties.values()]);
}

/** Turns a separate row `Guest of Carl Okoye` into a place on Carl's invitation. */
function withGuestsOf(parties: readonly Party[]): readonly Party[] {
  const isGuestOf = ({ rows: [row, ...more], label }: Party) =>
    more.length === 0 &&
    label === '' &&
    row !== undefined &&
    row.people.label === '' &&
    row.people.free > 0;
  return parties.flatMap((party, at) => {
    if (isGuestOf(party) && at > 0) return [];
    const next: PeopleRow[] = [];
    for (let index = at + 1; index < parties.length; index++) {
      const other = parties[index];
      if (!other || !isGuestOf(other)) break;
      next.push(...other.rows);
    }
    return [{ ...party, rows: [...party.rows, ...next] }];
  });
}

/** A party as one invitation: who is named, and how many they are. */
interface PartyPeople {
  readonly name: string;
  readonly members: readonly string[];
  readonly children: readonly string[];
  /** 0 if the list does not say it. */
  readonly people: number;
  /** Whether a cell has a number that cannot be a number of people, e.g. `1.5`. */
  readonly isWrong: boolean;
  /** Other names that the party may have on the page. */
  readonly aliases: readonly string[];
}

export function peopleOfParty({ rows, label }: Party): PartyPeople {
  const all = rows.flatMap(({ people }) => people.people);
  const names = all.map(({ name }) => name);
  const children = [...new Set(all.filter(({ isChild }) => isChild).map(({ name }) => name))];
  const base = rows.map(({ people }) => people.people.length + people.unnamed + people.free);
  const sum = base.reduce((one, other) => one + other, 0);
  const people = totalOf(rows, base, sum);
  const envelope = rows.find(({ people: { envelope } }) => envelope !== '')?.people.envelope ?? '';
  const [first] = rows;
  const written = rows.length === 1 ? (first?.people.label ?? '') : '';
  const surname = surnameOf(names[0] ?? '');
  const isPlain = searchText(label) === searchText(surname);
  const labels = rows.flatMap(({ people: { label: each } }) => each || []);
  const joined = joinedNames(names.length > 0 ? names : [...new Set(labels)]);
  const isJoined =
    rows.length > 1 ||
    (names.length > 1 && names[0] === written) ||
    (first?.people.isPerson && names.length > 1);
  const own = isJoined ? joined : written || joined;
  const useLabel =
    label !== '' &&
    !isPlain &&
    (names.length !== 1 || (people > 1 && FAMILY.test(searchText(label))));
  const name =
    (envelope && searchText(envelope) !== searchText(own) ? envelope : '') ||
    (useLabel ? label : own) ||
    label;
  return {
    name,
    members: names,
    children,
    people,
    isWrong:
      rows.some(({ people: { isWrong } }) => isWrong) &&
      rows.every(({ people: { said } }) => said === 0),
    aliases: [
      ...new Set(
        [
          own,
          label,
          written,
          joined,
          rows.length === 1 ? (first?.people.written ?? '') : '',
        ].filter((alias) => alias !== ''),
      ),
    ],
  };
}

/** The larger of the names and the numbers. A number that each row of a party repeats counts the whole party. */
function totalOf(rows: readonly PeopleRow[], base: readonly number[], sum: number): number {
  const said = rows.map(({ people }) => people.said);
  const given = said.filter((number) => number > 0);
  const isCounted = rows.some(({ people }) => people.isCounted) || rows.length > 1;
  if (given.length === 0) return isCounted ? sum : 0;
  const isSame = new Set(given).size === 1;
  if (given.length === 1 || (isSame && given[0] !== 1)) return Math.max(given[0] ?? 0, sum);
  return rows.reduce((total, _, at) => total + Math.max(base[at] ?? 0, said[at] ?? 0), 0);
}
