import type { Members } from '@invitation/domain/party/members';
import type { Fields } from '@invitation/domain/record/record';
import { searchText } from '@invitation/domain/record/text-forms';
import { childrenAdded } from '../../people/members';
import { CHILD_WORDS } from '../headings/vocabulary';
import {
  AND,
  AND_OR_SURNAME,
  CHILD_MARK,
  COUPLE,
  FAMILY,
  NAMELESS,
  SEVERAL,
  TITLE,
  TOTAL,
  WITH,
} from './name-words';
import { numberBehind } from './number-behind';
import { surnameOf, withLastNames, wordCount } from './surnames';

export interface ListedPerson {
  readonly name: string;
  readonly isChild: boolean;
}

/** What a cell with names says. */
export interface NamesInCell {
  /** The text as it is written, without marks, numbers and `+1`. */
  readonly label: string;
  /** Empty if the label is a family or a couple. */
  readonly people: readonly ListedPerson[];
  /** Places without a name. */
  readonly free: number;
  /** How many people there are at least. */
  readonly number: number;
  /** Whether a number was read, or can be counted. */
  readonly isCounted: boolean;
  /** Whether it mentions people without their number, e.g. `and kids`. */
  readonly isOpen: boolean;
}

/** Children in a reply stay children when a list names them for the first time (B14). */
export function withKnownChildren<Card extends Members>(
  card: Card,
  { members: before = [] }: Members,
  reply: Fields | null = null,
): Card {
  const { members = [], children = [] } = card;
  const known = childrenAdded(before, members, reply);
  return known.length > 0 ? { ...card, children: [...new Set([...children, ...known])] } : card;
}

/** Numbers, bullets, boxes and emoji before a name, and the date and sender of a message. */
const CHAT =
  /^\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s*(?:[ap]\.?m\.?)?\]?\s*(?:[-–]\s*)?[^:\n]{1,40}:\s+/i;
const EMOJI = '(?:\\p{Extended_Pictographic}|\\u{fe0f}|\\u{200d}|[\\u{1f3fb}-\\u{1f3ff}])+';
const MARKS = new RegExp(
  `^(?:\\(?\\d{1,3}[.)\\]:]\\s*(?=\\p{L})|\\d{1,3}\\s*[-–]\\s+|[-–—*•·‣▪◦○●►→+>]+\\s+|\\[[ x✓]?\\]\\s*|[☐☑☒✓✔✅❌]\\s*|${EMOJI}\\s*)+`,
  'iu',
);
const LAST_EMOJI = new RegExp(`${EMOJI}$`, 'u');

/** A name without what lists put around it. */
export const tidyName = (text: string): string =>
  text
    .replace(CHAT, '')
    .replace(MARKS, '')
    .replace(LAST_EMOJI, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s,;:]+$/, '')
    .trim();

/** Whether a text has any letter: a number is not a name. */
export const isName = (text: string): boolean => /\p{L}/u.test(text);

const SPLIT = new RegExp(
  `\\s*(?:[;/\\n]|(?<![\\p{L}\\p{N}])(?:${AND})(?![\\p{L}\\p{N}]))\\s*`,
  'iu',
);
/** Small words between two people. In capitals they are names, such as `Con`. */
const BETWEEN = new RegExp(`(?<=\\S)\\s+(?:w/\\s*|(?:${WITH}|u\\.|ve)\\s+)(?=(\\S.*))`, 'gu');
/** `(and wife)` or `(plus one)` after a name. */
const COMPANY = new RegExp(
  `\\s*[([]\\s*(?:(?:[&+]|w/|(?:${AND}|${AND_OR_SURNAME}|${WITH})\\s)\\s*([^)\\]]+)|(plus\\s?\\p{L}+))[)\\]]$`,
  'iu',
);
/** `Familie Braun: Peter, Silke, Jan (12)`. */
const LISTED = /^([^:\n]+):\s+(.+)$/s;
const SPLIT_SURE = new RegExp(`\\s+(?:${AND_OR_SURNAME})\\s+`, 'iu');

/** Splits `Ana e Rui` into two names, but not `João Costa e Silva`. */
function splitAtLetters(text: string): readonly string[] {
  const parts = text.split(SPLIT_SURE).map((part) => part.trim());
  if (parts.length < 2 || parts.some((part) => part === '')) return [text];
  const last = parts.at(-1) ?? '';
  const isSurname = wordCount(parts.at(-2) ?? '') > 1 && wordCount(last) === 1 && !isNobody(last);
  return isSurname ? [text] : parts;
}

const isNobody = (part: string): boolean => {
  const text = searchText(part);
  return NAMELESS.test(text) || SEVERAL.test(text);
};

const partsOf = (text: string, withCommas: boolean): readonly string[] =>
  text
    .split(SPLIT)
    .flatMap((part) => (withCommas ? part.split(/\s*,\s*/) : [part]))
    .flatMap(splitAtLetters)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Whether commas separate whole names, e.g. `Al Ames, Bo Byrd, Cy Cox` or `John Smith, Jane Smith`, and not `Smith, John`. */
function isListOfNames(text: string): boolean {
  const names = text.split(/\s*,\s*/);
  const surnames = names.map(surnameOf);
  return (
    names.every((name) => /^\p{Lu}\P{N}*$/u.test(name) && !TOTAL.test(searchText(name))) &&
    surnames.every((surname) => surname !== '') &&
    (names.length > 2 || (names.length === 2 && surnames[0] === surnames[1]))
  );
}

const personIn = (part: string): ListedPerson => {
  const isChild = CHILD_MARK.test(part);
  return { name: isChild ? part.replace(CHILD_MARK, '').trim() : part, isChild };
};

/** Puts `Silva, Ada` into the usual order. */
export function inUsualOrder(text: string): string {
  const [, last = '', first = ''] = /^([^,]+),\s*([^,]+)$/.exec(text) ?? [];
  if (last === '' || isNobody(first) || /\d/.test(text)) return text;
  const firsts = first.split(SPLIT).flatMap(splitAtLetters);
  return firsts.every((name) => name !== '' && !isNobody(name))
    ? firsts.map((name) => `${name.trim()} ${last.trim()}`).join(' & ')
    : `${first.trim()} ${last.trim()}`;
}

/**
 * Reads a cell with the name of a guest, a couple or a family.
 *
 * @param isList whether commas separate names, too
 */
export function readNames(cell: string, isList = false, lastName = ''): NamesInCell {
  const lines = cell.split('\n').map(tidyName).filter(Boolean).join('\n');
  const [, whose = '', listed = ''] = LISTED.exec(lines) ?? [];
  if (FAMILY.test(searchText(whose)) || SEVERAL.test(searchText(whose)))
    return readListed(whose, listed);
  const { text: named, total, more } = numberBehind(lines);
  const text = named
    .replaceAll(BETWEEN, (between, next: string) =>
      /^[\p{Lu}\p{Lo}]/u.test(next) || NAMELESS.test(searchText(next)) ? ' & ' : between,
    )
    .replace(COMPANY, ' & $1$2');
  const simple = searchText(text);
  const nobody = { label: inOneLine(text), people: [], free: 0, isOpen: false };
  if (COUPLE.test(simple)) return counted(nobody, Math.max(2, total) + more, true);
  if (FAMILY.test(simple) && !SPLIT.test(text)) return counted(nobody, total + more, total > 0);
  const parts = partsOf(text, isList || isListOfNames(text));
  const open = parts.some((part) => SEVERAL.test(searchText(part)));
  const isSurnamed = !isList && /,/.test(text) && parts.length < 2;
  const isTitle = (part: string, at: number) =>
    TITLE.test(searchText(part)) && !(at > 0 && isNobody(part));
  if (open || isSurnamed || parts.some(isTitle)) {
    // What cannot be told apart stays as it is written.
    return { ...counted(nobody, total + more, total > 0), isOpen: open && total === 0 };
  }
  const free = parts.filter((part) => NAMELESS.test(searchText(part))).length;
  const persons = parts.filter((part) => !NAMELESS.test(searchText(part))).map(personIn);
  const names = withLastNames(
    persons.map(({ name }) => name),
    lastName,
  );
  const people = persons
    .map((person, at) => ({ ...person, name: names[at] ?? person.name }))
    .filter(({ name }) => isName(name));
  const label = free > 0 && names.length > 0 ? joinedParts(text, parts) : nobody.label;
  const isCounted = people.length + free > 1 || total > 0 || more > 0;
  return {
    label,
    people,
    free: free + more,
    number: Math.max(people.length + free + more, total),
    isCounted,
    isOpen: false,
  };
}

/** Reads the list after a family's name. In it, a number after a name is an age. */
function readListed(whose: string, listed: string): NamesInCell {
  const names = readNames(listed.replaceAll(/\((\d{1,2})\)/g, '($1 yo)'), true);
  const areChildren = CHILD_WORDS.has(searchText(whose));
  return {
    ...names,
    label: SEVERAL.test(searchText(whose)) ? names.label : whose,
    people: names.people.map((person) => (areChildren ? { ...person, isChild: true } : person)),
  };
}

/** Two names on two lines are two people. */
const inOneLine = (text: string): string =>
  text
    .replaceAll(new RegExp(`\\n(?=(?:${AND}) )`, 'gi'), ' ')
    .replaceAll(/[,;]?\n/g, ' & ')
    .trim();

/** A text without its nameless people, e.g. `Ann` for `Ann & guest`. */
const joinedParts = (text: string, parts: readonly string[]): string => {
  const named = parts.filter((part) => !NAMELESS.test(searchText(part)));
  const first = named[0] ?? '';
  return named.length === 1
    ? first
    : text.slice(0, text.indexOf(named.at(-1) ?? '') + (named.at(-1) ?? '').length);
};

const counted = (
  names: Pick<NamesInCell, 'label' | 'people' | 'free' | 'isOpen'>,
  number: number,
  isCounted: boolean,
): NamesInCell => ({ ...names, number, isCounted });
