import type { DayId } from '@invitation/domain/event';
import { normalizeText } from '../../model/normalize';
import { dayNamed, isAllDays } from './day-names';
import { wordsOf } from './heading-words';
import { type Heading, type Meaning, meaningOf, readHeading } from './headings';
import type { ImportSite } from './import-site';
import { ANSWERS, NO, YES } from './name-words';
import { readCount } from './numbers';
import { isGrouping } from './party-columns';

/** What the host has chosen for columns, by their places. Empty for a column that is left out. */
export type ColumnChoices = ReadonlyMap<number, Meaning | ''>;

/** A column, and how it is read. */
export interface Column {
  readonly heading: string;
  /** Empty for a column that is left out. */
  readonly meaning: Meaning | '';
  readonly kind: Heading['kind'] | 'day' | '';
  readonly rank: number;
  readonly who: string;
  readonly group: string;
  readonly day?: DayId;
}

/** Several columns may say these, e.g. two telephones. */
const SHARED: readonly (Meaning | '')[] = [
  '',
  'namePart',
  'companions',
  'children',
  'phone',
  'email',
  'address',
  'tags',
  'note',
];
export const isShared = (meaning: Meaning | ''): boolean => SHARED.includes(meaning);

const LEFT_OUT = { meaning: '', kind: '', rank: 0, who: '', group: '' } as const;

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

/** A column of which only its meaning is known. */
export const plainColumn = (heading: string, meaning: Meaning | '', rank = 0): Column => ({
  heading,
  meaning,
  kind: meaning === 'namePart' ? 'title' : meaning,
  rank,
  who: meaning === 'companions' || meaning === 'children' ? meaning : '',
  group: '',
});

function chosenColumn(heading: string, meaning: Meaning | ''): Column {
  const own = readHeading(heading);
  const plain = plainColumn(heading, meaning);
  // A choice of the meaning that the heading has keeps what the heading says of its part.
  if (!own || meaningOf(own.kind) !== meaning) return plain;
  return { ...plain, ...own, who: own.who ?? plain.who };
}

function columnFor(
  heading: string,
  cells: readonly string[],
  total: number,
  events: NonNullable<ImportSite['events']>,
): Column {
  const day = dayOfHeading(heading, events);
  const texts = cells.map(normalizeText);
  const share = (test: (text: string) => boolean) =>
    texts.length === 0 ? 0 : texts.filter(test).length / texts.length;
  const isAnswered = (strict: RegExp) => share((text) => strict.test(text)) > 0.6;
  if (day) {
    const isReply = texts.some((text) => ANSWERS.test(text) && !YES.test(text) && !NO.test(text));
    return isReply
      ? { heading, meaning: '', kind: 'reply', rank: 0, who: '', group: '' }
      : { heading, meaning: 'days', kind: 'day', rank: 0, who: '', group: '', day };
  }
  const found = readHeading(heading);
  if (!found) return { heading, ...LEFT_OUT };
  const { rank, who = '', group = '' } = found;
  const as = (kind: Heading['kind']): Column => ({
    heading,
    meaning: meaningOf(kind),
    kind,
    rank,
    who,
    group,
  });
  const isNumeric = share((text) => /^~?\d+(?:[.,]0+)?$/.test(text)) > 0.6;
  const { kind } = found;
  if (who) return as(kind);
  if (kind === 'name' && isNumeric && cells.length > 0)
    return isSequence(texts, total) ? as('ignored') : as('people');
  if (
    (kind === 'name' || kind === 'display') &&
    share((text) => /^\S+@\S+\.\S+$/.test(text)) > 0.6 &&
    total > 1
  )
    return kind === 'name' ? as('email') : as(kind);
  if (
    kind === 'people' &&
    isAnswered(/^(?:y|n|yes|no|ja|nein|si|sim|nao|oui|non|x|true|false|sent)$/)
  )
    return as('ignored');
  if (kind === 'people' && isBareCount(heading) && isNumeric && isSequence(texts, total))
    return as('ignored');
  if (
    kind === 'people' &&
    share((text) => readCount(text) === null) > 0.8 &&
    /invited|invitad|eingeladen/i.test(heading)
  )
    return as('name');
  // `Tag` is a day in German.
  if (
    kind === 'days' &&
    /^tags?$/i.test(heading) &&
    !texts.some((text) => dayNamed(text, events) || isAllDays(text))
  )
    return as('tags');
  if (kind === 'days' && isAnswered(ANSWERS)) return as('reply');
  if (kind === 'party' && isAnswered(/^(?:y|n|yes|no|ja|nein|sent|x)$/)) return as('ignored');
  if (kind === 'party' && isNumeric && !isRising(texts)) return as('people');
  if (kind === 'companions' && isAnswered(/^(?:accepted|declined|attending)$/)) return as('reply');
  return as(kind);
}

const isBareCount = (heading: string): boolean => wordsOf(heading).length === 1;

/** 1, 2, 3 … is the number of a row. */
const isSequence = (texts: readonly string[], total: number): boolean =>
  total > 2 &&
  texts.length >= total - 1 &&
  texts.every((text, at) => Number(text) === Number(texts[0]) + at);

/** Ids of parties rise: 1, 1, 2, 3, 3. */
const isRising = (texts: readonly string[]): boolean =>
  texts.every((text, at) => at === 0 || Number(text) >= Number(texts[at - 1])) &&
  new Set(texts).size > 1 &&
  Number(texts.at(-1)) >= new Set(texts).size;

const DAY_WORDS =
  /^(?:invited|invite|invitation|invitado|convidado|eingeladen|dinner|lunch|brunch|party|evening|morning|night|ceremony|reception|welcome|drinks|event|abend|cena|jantar|diner|on|for|to|the|fur|am|para|rehearsal|feier|fiesta|festa)$/;

function dayOfHeading(
  heading: string,
  events: NonNullable<ImportSite['events']>,
): DayId | undefined {
  const words = wordsOf(heading).filter((word) => !DAY_WORDS.test(word));
  const day = dayNamed(heading, events) ?? dayNamed(words.join(' '), events);
  return events.find((each) => each.day === day)?.day;
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
  const own = columns.map((column) =>
    column.who ? { ...column, meaning: '' as const, kind: '' as const } : column,
  );
  const at = (kind: Column['kind']) => own.findIndex((column) => column.kind === kind);
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
      both.filter((cells) =>
        normalizeText(cells[one] ?? '').includes(normalizeText(cells[other] ?? '')),
      ).length >
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
    const tag = own.findIndex(
      ({ kind, heading }, place) =>
        kind === 'tags' &&
        isGrouping(
          heading,
          rows.map((cells) => cells[place] ?? ''),
          names,
        ),
    );
    return tag >= 0 && party < 0 && !chosen.has(tag) ? change(tag, 'party', 'party') : columns;
  }
  const [instead, kind] =
    display >= 0
      ? [display, 'display' as const]
      : party >= 0
        ? [party, 'name' as const]
        : [at('members'), 'name' as const];
  const nickname = at('nickname');
  if (instead >= 0) return change(instead, 'name', kind === 'display' ? 'name' : kind);
  return nickname >= 0 ? change(nickname, 'name', 'name') : columns;
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
