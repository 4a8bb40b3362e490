import type { DayId } from '@invitation/domain/event/event';
import { parseEmail } from '@invitation/domain/guest-list/email';
import { searchText } from '@invitation/domain/record/text-forms';
import { readPhone } from '../../text/phone';
import { dayNamed, isAllDays } from '../meaning/day-names';
import type { ImportEvents } from '../meaning/import-site';
import { ANSWERS, NO, TITLES, YES } from '../people/name-words';
import { isName } from '../people/names';
import { isAgeGroup, isChildAge, readCount } from '../people/numbers';
import { wordsOf } from './heading-words';
import { readHeading } from './headings';
import { type Heading, type Meaning, meaningOf } from './meanings';

/** The meanings that the host has chosen, by the index of the column. Empty for a column that is left out. */
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

/** The cells of a row that are not empty, with their columns. */
export const filledCells = (columns: readonly Column[], cells: readonly string[]) =>
  columns.flatMap((column, at) => {
    const cell = cells[at];
    return cell ? [{ column, cell }] : [];
  });

/** The meanings that several columns may have, e.g. two phone numbers. */
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

export const LEFT_OUT = { meaning: '', kind: '', rank: 0, who: '', group: '' } as const;

/** A column about which only the meaning is known. */
export const plainColumn = (heading: string, meaning: Meaning | '', rank = 0): Column => ({
  heading,
  meaning,
  kind: meaning === 'namePart' ? 'title' : meaning,
  rank,
  who: meaning === 'companions' || meaning === 'children' ? meaning : '',
  group: '',
});

export function chosenColumn(heading: string, meaning: Meaning | ''): Column {
  const own = readHeading(heading);
  const plain = plainColumn(heading, meaning);
  // If the host chooses the meaning that the heading has anyway, its details stay, e.g. which part of an address it is.
  if (!own || meaningOf(own.kind) !== meaning) return plain;
  return { ...plain, ...own, who: own.who ?? plain.who };
}

export function columnFor(
  heading: string,
  cells: readonly string[],
  total: number,
  events: ImportEvents,
): Column {
  const day = dayOfHeading(heading, events);
  const texts = cells.map(searchText);
  const share = (test: (text: string) => boolean) =>
    texts.length === 0 ? 0 : texts.filter(test).length / texts.length;
  const isAnswered = (strict: RegExp) => share((text) => strict.test(text)) > 0.6;
  if (day) {
    const isReply = texts.some((text) => ANSWERS.test(text) && !YES.test(text) && !NO.test(text));
    const column = { heading, ...LEFT_OUT };
    return isReply
      ? { ...column, kind: 'reply' }
      : { ...column, meaning: 'days', kind: 'day', day };
  }
  const found = readHeading(heading) ?? headingOfSigns(heading, share);
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
  if (kind === 'display' && share((text) => TITLES.test(text)) > 0.6) return as('title');
  if (kind === 'age' || (kind === 'tags' && share(isAgeGroup) > 0.6))
    return as(cells.some(isChildAge) ? 'age' : kind === 'age' ? 'ignored' : kind);
  if (kind === 'id' && isNumeric) return as('ignored');
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

/** Recognizes emails and phone numbers in a column whose heading has no word. */
function headingOfSigns(
  heading: string,
  share: (test: (text: string) => boolean) => number,
): Heading | undefined {
  if (isName(heading)) return undefined;
  if (share((text) => parseEmail(text) !== null) > 0.5) return { kind: 'email', rank: 900 };
  const isPhone = (text: string) => text.length > 6 && readPhone(text, '') !== null;
  return share(isPhone) > 0.5 ? { kind: 'phone', rank: 900 } : undefined;
}

const isBareCount = (heading: string): boolean => wordsOf(heading).length === 1;

/** Whether a column only numbers the rows: 1, 2, 3 … */
const isSequence = (texts: readonly string[], total: number): boolean =>
  total > 2 &&
  texts.length >= total - 1 &&
  texts.every((text, at) => Number(text) === Number(texts[0]) + at);

/** Whether numbers rise like ids of parties, e.g. 1, 1, 2, 3, 3. */
const isRising = (texts: readonly string[]): boolean =>
  texts.every((text, at) => at === 0 || Number(text) >= Number(texts[at - 1])) &&
  new Set(texts).size > 1 &&
  Number(texts.at(-1)) >= new Set(texts).size;

const DAY_WORDS =
  /^(?:invited|invite|invitation|invitado|convidado|eingeladen|dinner|lunch|brunch|party|evening|morning|night|ceremony|reception|welcome|drinks|event|abend|cena|jantar|diner|on|for|to|the|fur|am|para|rehearsal|feier|fiesta|festa|y|n|yes|no|ja|nein|s|si|sim|nao|oui|non)$/;

function dayOfHeading(heading: string, events: ImportEvents): DayId | undefined {
  const words = wordsOf(heading).filter((word) => !DAY_WORDS.test(word));
  const day = dayNamed(heading, events) ?? dayNamed(words.join(' '), events);
  return events.find((each) => each.day === day)?.day;
}
