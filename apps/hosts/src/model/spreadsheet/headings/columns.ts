import { searchText } from '@invitation/domain/record/text-forms';
import type { ImportSite } from '../meaning/import-site';
import { isGrouping } from '../people/party-columns';
import {
  type Column,
  type ColumnChoices,
  chosenColumn,
  columnFor,
  isShared,
  LEFT_OUT,
} from './column';
import type { Heading, Meaning } from './meanings';

type Cells = readonly (readonly string[])[];

/**
 * How each column is read: by its heading, and by its cells where a heading can say two things, such as `Guests` or `Party`. What the
 * host chose counts first, then the surer heading, then the first column.
 *
 * @param allowed what the list can say on this site
 * @param rows below the headings
 */
export function readColumns(
  headings: readonly string[],
  rows: Cells,
  allowed: readonly Meaning[],
  { events = [] }: Pick<ImportSite, 'events'>,
  chosen: ColumnChoices = new Map(),
): readonly Column[] {
  const read = headings.map((heading, at): Column => {
    const cells = rows.map((cells) => cells[at] ?? '').filter((cell) => cell !== '');
    const choice = chosen.get(at);
    if (choice !== undefined) return chosenColumn(heading, choice);
    return columnFor(heading, cells, rows.length, events);
  });
  const surest = read.map((column, at) =>
    keepsMeaning(column, at, read, chosen) ? column : { ...column, ...LEFT_OUT },
  );
  const named = withNameColumns(surest, rows, chosen);
  const isAnswered = named.some(({ kind }) => kind === 'reply');
  return (
    withAddresses(named)
      // Beside answers, a meal is one, too.
      .map((column) =>
        column.kind === 'meal' && isAnswered && !chosen.has(named.indexOf(column))
          ? { ...column, meaning: '' as const, kind: 'reply' as const }
          : column,
      )
      .map((column) =>
        column.meaning === '' || allowed.includes(column.meaning)
          ? column
          : { ...column, ...LEFT_OUT },
      )
  );
}

/** Of several columns that say the same, one counts. */
function keepsMeaning(
  column: Column,
  at: number,
  all: readonly Column[],
  chosen: ColumnChoices,
): boolean {
  if (isShared(column.meaning) || chosen.has(at) || column.kind === 'day') return true;
  const isSame = (other: Column) =>
    column.meaning === 'name' || column.meaning === 'lastName' || column.meaning === 'party'
      ? other.kind === column.kind
      : other.meaning === column.meaning && other.kind !== 'day';
  return !all.some(
    (other, index) =>
      index !== at &&
      isSame(other) &&
      other.who === column.who &&
      (chosen.has(index) || other.rank < column.rank || (other.rank === column.rank && index < at)),
  );
}

/** What `Name` is beside a first or a last name, and who is named where no column has names. */
function withNameColumns(
  columns: readonly Column[],
  rows: Cells,
  chosen: ColumnChoices,
): readonly Column[] {
  const at = (kind: Column['kind']) =>
    columns.findIndex((column) => column.kind === kind && !column.who);
  const [name, first, last, display, party] = [
    at('name'),
    at('firstName'),
    at('lastName'),
    at('display'),
    at('party'),
  ];
  const change = (index: number, meaning: Meaning, kind: Heading['kind']) =>
    columns.map((column, place) => (place === index ? { ...column, meaning, kind } : column));
  const contains = (one: number, other: number) => {
    const both = rows.filter((cells) => cells[one] && cells[other]);
    return (
      both.length > 0 &&
      both.filter((cells) => searchText(cells[one] ?? '').includes(searchText(cells[other] ?? '')))
        .length >
        both.length / 2
    );
  };
  if (name >= 0 && !chosen.has(name)) {
    if (last >= 0 && first < 0)
      return contains(name, last) ? columns : change(name, 'firstName', 'firstName');
    if (first >= 0 && last < 0)
      return contains(name, first) ? columns : change(name, 'lastName', 'lastName');
  }
  if (name >= 0 || first >= 0 || last >= 0) {
    const names = rows.map((cells) => nameText(cells, [name, first, last]));
    const tag = columns.findIndex(
      ({ kind, heading, who }, place) =>
        kind === 'tags' &&
        !who &&
        isGrouping(
          heading,
          rows.map((cells) => cells[place] ?? ''),
          names,
        ),
    );
    return tag >= 0 && party < 0 && !chosen.has(tag) ? change(tag, 'party', 'party') : columns;
  }
  const instead = [display, party, at('members'), at('nickname')].find((place) => place >= 0);
  return instead === undefined ? columns : change(instead, 'name', 'name');
}

const nameText = (cells: readonly string[], places: readonly number[]): string =>
  places.map((place) => cells[place] ?? '').join(' ');

/** Beside a city, an address without a street is the street. */
const withAddresses = (columns: readonly Column[]): readonly Column[] =>
  columns.map((column) => {
    if (column.kind !== 'address') return column;
    const same = columns.filter(({ group }) => group === column.group);
    const isPart =
      same.some(({ kind }) => kind === 'city' || kind === 'postcode') &&
      !same.some(({ kind }) => kind === 'street');
    return isPart ? { ...column, kind: 'street' } : column;
  });
