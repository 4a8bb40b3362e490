import { searchText } from '@invitation/domain/record/text-forms';
import type { ImportSite } from '../meaning/import-site';
import { NO, YES } from '../people/name-words';
import { isGrouping } from '../people/party-columns';
import {
  type Column,
  type ColumnChoices,
  chosenColumn,
  columnFor,
  isShared,
  LEFT_OUT,
  plainColumn,
} from './column';
import type { Heading, Meaning } from './meanings';

type Cells = readonly (readonly string[])[];

/**
 * Decides how each column is read: by its heading, and by its cells if the heading has two meanings, such as `Guests` or `Party`. The
 * host's choice wins, then the surer heading, then the first column.
 *
 * @param allowed the meanings that columns can have on this site
 * @param rows the rows below the headings
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
  const isByPerson = named.some(({ meaning }) => meaning === 'party');
  return (
    withAddresses(named)
      .map((column, at) =>
        isByPerson && column.who === 'children' && !chosen.has(at) && saysYesOrNo(rows, at)
          ? { ...column, kind: 'age' as const, who: '' }
          : column,
      )
      // In a list with answers, a meal is an answer, too.
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

/** Whether a column keeps its meaning. Of several columns with the same one, only one does. */
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

/** Decides what `Name` means beside a first or a last name, and which column names the guests if none is called so. */
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
  const isBoth = last >= 0 && rows.some((cells) => cells[name] && cells[first]);
  // Beside columns with the parts of a name, `Guest name` names somebody else.
  if (isBoth && !chosen.has(name) && !contains(name, first) && !contains(name, last)) {
    const heading = columns[name]?.heading ?? '';
    const isGuest = /guest|gast|gäst|invit|convid|ospit|gość/i.test(heading);
    const column = isGuest ? plainColumn(heading, 'companions') : { heading, ...LEFT_OUT };
    return columns.map((each, place) => (place === name ? column : each));
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

/** Whether a column has only yes and no. In a list with a row for each person, such a column tells who is a child. */
function saysYesOrNo(rows: Cells, at: number): boolean {
  const texts = rows.map((cells) => searchText(cells[at] ?? '')).filter(Boolean);
  return (
    texts.length > 0 && texts.every((text) => !/\d/.test(text) && (YES.test(text) || NO.test(text)))
  );
}

const nameText = (cells: readonly string[], places: readonly number[]): string =>
  places.map((place) => cells[place] ?? '').join(' ');

/** If there is a column for the city but none for the street, the address is the street. */
const withAddresses = (columns: readonly Column[]): readonly Column[] =>
  columns.map((column) => {
    if (column.kind !== 'address') return column;
    const same = columns.filter(({ group }) => group === column.group);
    const isPart =
      same.some(({ kind }) => kind === 'city' || kind === 'postcode') &&
      !same.some(({ kind }) => kind === 'street');
    return isPart ? { ...column, kind: 'street' } : column;
  });
