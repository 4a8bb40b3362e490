import { searchText } from '@invitation/domain/record/text-forms';
import { type Column, filledCells } from '../headings/column';
import { NAMELESS, NO, YES } from './name-words';
import {
  inUsualOrder,
  isName,
  joinedNames,
  type ListedPerson,
  type NamesInCell,
  readNames,
  tidyName,
} from './names';
import { readCount } from './numbers';

/** What a row says of people. */
export interface RowPeople {
  /** Those with names, the guest of the row first. */
  readonly people: readonly ListedPerson[];
  /** Of a family or a couple, who are at least so many without their names. */
  readonly unnamed: number;
  /** Places without a name. */
  readonly free: number;
  /** How many people the row says in all. 0 if it does not. */
  readonly said: number;
  /** Whether a cell says a number which is none, e.g. `1.5`. */
  readonly isWrong: boolean;
  /** Whether the number is known without that. */
  readonly isCounted: boolean;
  /** The guest as written: a name, a couple or a family. Empty for a place without a name. */
  readonly label: string;
  /** Whether the label is a name of one person, from columns of its parts. */
  readonly isPerson: boolean;
  /** As the list has it, e.g. `Ana +1`. */
  readonly written: string;
  /** Of an envelope. */
  readonly envelope: string;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

type FilledCells = ReturnType<typeof filledCells>;

/** How the columns of a list name people, which is the same for all of its rows. */
export interface NameShape {
  /** Whether commas set names apart, and do not turn one around. */
  readonly isList: boolean;
  readonly isTurned: boolean;
}

/** Reads the people of a row. */
export function peopleInRow(
  columns: readonly Column[],
  cells: readonly string[],
  shape: NameShape,
): RowPeople {
  const filled = filledCells(columns, cells).filter(({ column }) => column.meaning !== '');
  const own = (kind: Column['kind']) =>
    filled
      .filter(({ column }) => column.kind === kind && column.who === '')
      .map(({ cell }) => cell)
      .join(' ');
  const inParts = [own('firstName'), own('infix'), own('lastName'), own('secondLastName')].map(
    oneLine,
  );
  const [first = '', , last = ''] = inParts;
  const full = own('name') || own('display');
  const isPerson = first !== '' || (last !== '' && full === '');
  const parts = inParts.filter(Boolean).join(' ');
  const written = isPerson ? [parts, oneLine(own('suffix'))].filter(Boolean).join(' ') : full;
  const turned = shape.isTurned && !isPerson ? inUsualOrder(oneLine(written)) : written;
  const named = readNames(turned, shape.isList && !isPerson);
  const listed = own('members') === '' ? undefined : readNames(listedOnLines(own('members')), true);
  const others = otherPeople(columns, filled);
  const isNobody = named.people.length === 0 && NAMELESS.test(searchText(tidyName(turned)));
  const surname = isPerson && first === '' ? last : '';
  const head =
    surname && listed
      ? withSurname(listed, surname)
      : listed && listed.people.length > 0
        ? listed
        : named;
  const children = others.people.filter(({ isChild }) => isChild).length + others.freeChildren;
  const free =
    head.free + others.free + others.freeChildren + (isNobody && head.free === 0 ? 1 : 0);
  const people = [
    ...head.people,
    ...distinct(others.people).filter(({ name }) => head.people.every((own) => own.name !== name)),
  ];
  const count = countIn(own('people'));
  const adults = countIn(own('adults'));
  const adultsSaid = adults.people > 0 ? adults.people + Math.max(children, adults.children) : 0;
  const fromName =
    Math.max(named.number, head.number) +
    (head === named ? others.people.length + others.free + others.freeChildren : 0);
  const isNamed = isName(named.label);
  return {
    people,
    unnamed: head.people.length === 0 && isNamed && !isNobody ? Math.max(1, named.number) : 0,
    free,
    said: Math.max(count.people, adultsSaid, named.isCounted ? fromName : 0),
    isWrong: count.isWrong || (adultsSaid === 0 && adults.isWrong),
    isCounted:
      !named.isOpen &&
      (isPerson ||
        named.isCounted ||
        others.isSaid ||
        adultsSaid > 0 ||
        listed !== undefined ||
        isNobody),
    label:
      isNobody || !isNamed
        ? ''
        : surname && head.people.length > 0
          ? joinedNames(head.people.map(({ name }) => name))
          : named.label,
    isPerson,
    written: oneLine(written),
    envelope: isPerson || own('name') ? tidyName(oneLine(own('display'))) : '',
  };
}

/** With a semicolon or lines, a comma is part of a name. */
const listedOnLines = (cell: string): string => cell.replaceAll(/\s*;\s*/g, '\n');

/** Of a family, whose last name has a column and whose people another. */
const withSurname = (names: NamesInCell, surname: string): NamesInCell => ({
  ...names,
  people: names.people.map((person) =>
    person.name.includes(' ') ? person : { ...person, name: `${person.name} ${surname}` },
  ),
});

const distinct = (people: readonly ListedPerson[]): readonly ListedPerson[] =>
  people.filter(({ name }, at) => people.findIndex((other) => other.name === name) === at);

function countIn(cell: string) {
  const count = readCount(cell);
  if (count) return { ...count, isWrong: false };
  return { people: 0, children: 0, isWrong: /\d/.test(cell) };
}

/** Partners, companions and children in columns of their own. */
function otherPeople(columns: readonly Column[], filled: FilledCells) {
  const people: ListedPerson[] = [];
  let free = 0;
  let freeChildren = 0;
  let isSaid = false;
  const read = new Set<string>();
  for (const { meaning, who } of columns) {
    if (who === '' || meaning === '' || read.has(who)) continue;
    read.add(who);
    const isChild = who.startsWith('children');
    const addNameless = (count: number) => {
      if (isChild) freeChildren += count;
      else free += count;
    };
    isSaid = true;
    for (const text of textsOf(filled.filter(({ column }) => column.who === who))) {
      const simple = searchText(text);
      const count =
        /\p{L}{3}/u.test(text) && !/\d/.test(text) && !/^(?:one|two|three)$/i.test(text)
          ? null
          : readCount(text);
      if (NO.test(simple)) continue;
      if (YES.test(simple) && simple !== '1') addNameless(1);
      else if (count) addNameless(count.people);
      else if (isName(text)) {
        // Behind a child, a number is an age.
        const names = readNames(
          listedOnLines(isChild ? text.replaceAll(/\s*\(\d{1,2}\)/g, '') : text),
          true,
        );
        people.push(
          ...names.people.map((person) => ({ ...person, isChild: isChild || person.isChild })),
        );
        const isFamily = names.people.length === 0 && names.free === 0;
        addNameless(Math.max(names.number - names.people.length, isFamily ? 1 : 0));
      }
    }
  }
  return { people, free, freeChildren, isSaid };
}

/** What the columns of one such person say: parts of one name, or texts. */
function textsOf(filled: FilledCells): readonly string[] {
  const part = (kind: Column['kind']) =>
    filled.find(({ column }) => column.kind === kind)?.cell ?? '';
  const [first, last] = [oneLine(part('firstName')), oneLine(part('lastName'))];
  const isNobody = NAMELESS.test(searchText(first));
  const name = isNobody ? first : [first, part('infix'), last].filter(Boolean).join(' ');
  const whole = filled
    .filter(({ column: { kind } }) => kind === 'companions' || kind === 'children')
    .map(({ cell }) => cell);
  return [...whole, ...(name ? [name] : [])];
}
