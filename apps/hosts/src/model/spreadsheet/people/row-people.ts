import { searchText } from '@invitation/domain/record/text-forms';
import { type Column, filledCells } from '../headings/column';
import { FAMILY, NAMELESS, NO, YES } from './name-words';
import {
  inUsualOrder,
  isName,
  type ListedPerson,
  type NamesInCell,
  readNames,
  tidyName,
} from './names';
import { isChildAge, readCount } from './numbers';
import { joinedNames } from './surnames';

/** What a row says about people. */
export interface RowPeople {
  /** The people with names, the guest of the row first. */
  readonly people: readonly ListedPerson[];
  /** How many people without names a family or a couple has at least. */
  readonly unnamed: number;
  /** Places without a name. */
  readonly free: number;
  /** How many people the row says in all; 0 if it does not say it. */
  readonly said: number;
  /** Whether a cell has a number that cannot be a number of people, e.g. `1.5`. */
  readonly isWrong: boolean;
  /** Whether the number of people is known without `said`. */
  readonly isCounted: boolean;
  /** The guest as written: a name, a couple or a family. Empty for a place without a name. */
  readonly label: string;
  /** Whether the label is a name of one person, from columns of its parts. */
  readonly isPerson: boolean;
  /** The name as the list has it, e.g. `Ana +1`. */
  readonly written: string;
  /** The name for an envelope; empty if the list has none. */
  readonly envelope: string;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

type FilledCells = ReturnType<typeof filledCells>;

/** How the columns of a list name people, which is the same for all of its rows. */
export interface NameShape {
  /** Whether commas separate names, rather than a last and a first name. */
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
  const behind = [...inParts.slice(1), oneLine(own('suffix'))].filter(Boolean).join(' ');
  const inFirst = readNames(own('firstName'), false, behind);
  const named =
    behind && inFirst.people.length > 0
      ? { ...inFirst, label: `${inFirst.label} ${behind}` }
      : readNames(turned, shape.isList && !isPerson);
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
  const isChild = filled.some(({ column: { kind }, cell }) => kind === 'age' && isChildAge(cell));
  const people = [
    ...(isChild ? head.people.map((person) => ({ ...person, isChild })) : head.people),
    ...distinct(others.people).filter(({ name }) => head.people.every((own) => own.name !== name)),
  ];
  const count = countIn(own('people'));
  const adults = countIn(own('adults'));
  const adultsSaid = adults.people > 0 ? adults.people + Math.max(children, adults.children) : 0;
  // If the row also lists people, the names in its label are theirs.
  const ofLabel = head !== named && named.people.length > 1 ? 0 : named.number;
  const fromName =
    Math.max(ofLabel, head.number) +
    (head === named ? others.people.length + others.free + others.freeChildren : 0);
  const isByPerson = columns.some(({ kind }) => kind === 'age' || kind === 'plusOneOf');
  const isNamed = isName(named.label);
  const said = Math.max(count.people, adultsSaid, onOneDay(filled), named.isCounted ? fromName : 0);
  const isFamily = head.people.length === 0 && FAMILY.test(searchText(named.label));
  return {
    people,
    unnamed: head.people.length === 0 && isNamed && !isNobody ? Math.max(1, named.number) : 0,
    free,
    said,
    isWrong: said === 0 && (count.isWrong || adults.isWrong),
    isCounted:
      !named.isOpen &&
      (named.isCounted ||
        (!isFamily && (isPerson || others.isSaid || isByPerson)) ||
        (others.isSaid && free > 0) ||
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

/** Puts names after semicolons on separate lines, because a comma is then part of a name. */
const listedOnLines = (cell: string): string => cell.replaceAll(/\s*;\s*/g, '\n');

/** Adds the last name of a family, which has a separate column, to its people. */
const withSurname = (names: NamesInCell, surname: string): NamesInCell => ({
  ...names,
  people: names.people.map((person) =>
    person.name.includes(' ') ? person : { ...person, name: `${person.name} ${surname}` },
  ),
});

/** The largest number in the columns of days; 0 if it is 1, which can also be a mark. */
function onOneDay(filled: FilledCells): number {
  const numbers = filled
    .filter(({ column: { kind }, cell }) => kind === 'day' && /^\d{1,2}$/.test(cell))
    .map(({ cell }) => Number(cell));
  const most = Math.max(0, ...numbers);
  return most > 1 ? most : 0;
}

const distinct = (people: readonly ListedPerson[]): readonly ListedPerson[] =>
  people.filter(({ name }, at) => people.findIndex((other) => other.name === name) === at);

function countIn(cell: string) {
  const count = readCount(cell);
  if (count) return { ...count, isWrong: false };
  return { people: 0, children: 0, isWrong: /\d/.test(cell) };
}

/** Partners, companions and children who have separate columns. */
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
    const before = people.length;
    let nameless = 0;
    let said = 0;
    isSaid = true;
    const texts = textsOf(filled.filter(({ column }) => column.who === who));
    for (const text of texts.flatMap(splitText)) {
      const simple = searchText(text);
      const count =
        /\p{L}{3}/u.test(text) && !/\d/.test(text) && !/^(?:one|two|three)$/i.test(text)
          ? null
          : readCount(text);
      if (NO.test(simple)) continue;
      if (YES.test(simple) && simple !== '1') said += 1;
      else if (count || /^\d/.test(text)) said += count?.people ?? Number.parseInt(text, 10);
      else if (isName(text) || NAMELESS.test(simple)) {
        // After a child, a number is an age.
        const names = readNames(
          listedOnLines(
            isChild ? text.replaceAll(/\s*\(\d{1,2}\)|\s+\d{1,2}(?=\s*(?:[,;&\n]|$))/g, '') : text,
          ),
          true,
        );
        people.push(
          ...names.people.map((person) => ({ ...person, isChild: isChild || person.isChild })),
        );
        const isFamily = names.people.length === 0 && names.free === 0;
        nameless += Math.max(names.number - names.people.length, isFamily ? 1 : 0);
      }
    }
    // Two columns can be about the same people: one with their number, one with their names.
    nameless = Math.max(nameless, said - (people.length - before));
    if (isChild) freeChildren += nameless;
    else free += nameless;
  }
  return { people, free, freeChildren, isSaid };
}

/** `Fran` of `Yes - Fran` and of `wife (Fran)`, and `2` and `Max + Ida` of `2 (Max + Ida)`. */
function splitText(text: string): readonly string[] {
  const [, before = '', name = ''] =
    /^(.+?)(?:\s+\(|\s*[:,]\s*|\s[-–—]\s)(\p{L}[^)\d]*)\)?$/u.exec(text) ?? [];
  if (NAMELESS.test(searchText(before))) return [name];
  const isNumber = /^\d+$/.test(before) && !/^\p{Ll}/u.test(name);
  return isNumber || YES.test(searchText(before)) ? [before, name] : [text];
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
