import type { Members } from '@invitation/domain/party/members';
import type { Fields } from '@invitation/domain/record/record';
import { searchText } from '@invitation/domain/record/text-forms';
import { childrenAdded } from '../../people/members';
import {
  AND,
  AND_OR_SURNAME,
  CHILD_MARK,
  COUPLE,
  FAMILY,
  NAMELESS,
  SEVERAL,
  TITLE,
} from './name-words';
import { countsChildren, readCount } from './numbers';

export interface ListedPerson {
  readonly name: string;
  readonly isChild: boolean;
}

/** What a cell with names says. */
export interface NamesInCell {
  /** As it is written, without marks, numbers and `+1`. */
  readonly label: string;
  /** None if the label is a family, or a couple. */
  readonly people: readonly ListedPerson[];
  /** Places without a name. */
  readonly free: number;
  /** How many people there are at least. */
  readonly number: number;
  /** Whether a number was read, or can be counted. */
  readonly isCounted: boolean;
  /** Whether it names people whose number it does not say, e.g. `and kids`. */
  readonly isOpen: boolean;
}

/** Guests in a reply whom a list names for the first time stay children (B14). */
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

/** Whether it has a letter at all. No number is a name. */
export const isName = (text: string): boolean => /\p{L}/u.test(text);

const SPLIT = new RegExp(
  `\\s*(?:[;/\\n]|(?<![\\p{L}\\p{N}])(?:${AND})(?![\\p{L}\\p{N}]))\\s*`,
  'iu',
);
const SPLIT_SURE = new RegExp(`\\s+(?:${AND_OR_SURNAME})\\s+`, 'iu');

const wordCount = (text: string): number => text.split(' ').length;

/** `Ana e Rui` are two, and `João Costa e Silva` is one. */
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

const PARTICLE =
  /^(?:de|da|do|dos|das|del|della|di|du|la|le|van|von|der|den|ten|ter|zu|zur|af|el|al|y|e|bin|ibn|st\.?)$/i;

/** E.g. `van der Berg` of `Rita van der Berg`. Empty for one word. */
export function surnameOf(name: string): string {
  const words = name.split(' ');
  let at = words.length - 1;
  while (at > 1 && PARTICLE.test(words[at - 1] ?? '')) at--;
  return at > 0 ? words.slice(at).join(' ') : '';
}

/** In `Ada and Bruno Silva`, both have the last name. */
function withSharedSurname(names: readonly string[]): readonly string[] {
  const surname = surnameOf(names.at(-1) ?? '');
  const isShared =
    surname !== '' && names.length > 1 && names.slice(0, -1).every((name) => wordCount(name) === 1);
  return isShared
    ? names.map((name, at) => (at < names.length - 1 ? `${name} ${surname}` : name))
    : names;
}

const personIn = (part: string): ListedPerson => {
  const isChild = CHILD_MARK.test(part);
  return { name: isChild ? part.replace(CHILD_MARK, '').trim() : part, isChild };
};

/** `Silva, Ada` in the usual order. */
export function inUsualOrder(text: string): string {
  const [, last = '', first = ''] = /^([^,]+),\s*([^,]+)$/.exec(text) ?? [];
  if (last === '' || isNobody(first) || /\d/.test(text)) return text;
  const firsts = first.split(SPLIT).flatMap(splitAtLetters);
  return firsts.every((name) => name !== '' && !isNobody(name))
    ? firsts.map((name) => `${name.trim()} ${last.trim()}`).join(' & ')
    : `${first.trim()} ${last.trim()}`;
}

const CHILDREN_BEHIND = new RegExp(
  `^(.*?)(?:\\s*[,;/\\n&+(]\\s*|(?:^|\\s+)(?:${AND}|${AND_OR_SURNAME}|with|mit|con|com|avec|met)\\s+|^)(?:(?:${AND})\\s+)?(\\S+\\s+\\p{L}+)\\)?$`,
  'isu',
);

/** Children without names, such as `2 kids` of `Ana Silva and 2 kids`. */
function childrenBehind(text: string): { text: string; more: number } | null {
  const [, before = '', behind = ''] = CHILDREN_BEHIND.exec(text) ?? [];
  return behind && countsChildren(behind)
    ? { text: before.trim(), more: readCount(behind)?.people ?? 0 }
    : null;
}

/** What stands behind a name about its number: `(4)`, `x4`, `+2`, `(2 adults, 1 child)`, `and 2 kids`. */
function numberBehind(text: string): { text: string; total: number; more: number } {
  const children = childrenBehind(text);
  if (children) return { ...children, total: 0 };
  const [, before = '', inBrackets = ''] = /^(.*\S)\s*[([]([^)\]]*)[)\]]$/.exec(text) ?? [];
  const plus = /^\s*\+\s*(\d{1,2})\s*$/.exec(inBrackets)?.[1];
  if (before && plus) return { text: before, total: 0, more: Number(plus) };
  const inside =
    before && /^\W*\d|\b(?:two|zwei|dos|dois|deux|due|twee)\b/i.test(inBrackets)
      ? readCount(inBrackets)
      : null;
  if (before && inside) return { text: before, total: inside.people, more: 0 };
  const [, name = '', added = ''] =
    /^(.*\S)\s*(?:\+|\bplus\b)\s*(\d{1,2})(?:\s*(?:guests?|people|gäste?|personen|invitad\w*|convidad\w*|invités?|ospiti|gasten|osob\w*|kids?|children|kinder))?$/i.exec(
      text,
    ) ?? [];
  if (name) return { text: name, total: 0, more: Number(added) };
  const [, whose = '', behind = ''] =
    /^(.*[\p{L}.])\s*(?:\s[-–—]|:)\s*(\d{1,2})$/u.exec(text) ?? [];
  if (whose) return { text: whose, total: Number(behind), more: 0 };
  const [, who = '', times = ''] =
    /^(.*\S)\s+(?:[x×]\s*(\d{1,2})|\d{1,2}\s*[x×])$/i.exec(text) ?? [];
  if (who && times) return { text: who, total: Number(times), more: 0 };
  return { text, total: 0, more: 0 };
}

/**
 * Reads a cell with the name of a guest, a couple or a family.
 *
 * @param isList whether commas set names apart, too
 */
export function readNames(cell: string, isList = false): NamesInCell {
  const lines = cell.split('\n').map(tidyName).filter(Boolean).join('\n');
  const { text, total, more } = numberBehind(lines);
  const simple = searchText(text);
  const nobody = { label: inOneLine(text), people: [], free: 0, isOpen: false };
  if (COUPLE.test(simple)) return counted(nobody, Math.max(2, total) + more, true);
  if (FAMILY.test(simple) && !SPLIT.test(text)) return counted(nobody, total + more, total > 0);
  const parts = partsOf(text, isList);
  const open = parts.some((part) => SEVERAL.test(searchText(part)));
  const isSurnamed = !isList && /,/.test(text) && parts.length < 2;
  if (open || isSurnamed || parts.some((part) => TITLE.test(searchText(part)))) {
    // What cannot be told apart stays as it is written.
    return { ...counted(nobody, total + more, total > 0), isOpen: open && total === 0 };
  }
  const free = parts.filter((part) => NAMELESS.test(searchText(part))).length;
  const listed = parts.filter((part) => !NAMELESS.test(searchText(part))).map(personIn);
  const named = withSharedSurname(listed.map(({ name }) => name));
  const people = listed
    .map((person, at) => ({ ...person, name: named[at] ?? person.name }))
    .filter(({ name }) => isName(name));
  const label = free > 0 && named.length > 0 ? joinedParts(text, parts) : nobody.label;
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

/** Two names on two lines are two people. */
const inOneLine = (text: string): string =>
  text
    .replaceAll(new RegExp(`\\n(?=(?:${AND}) )`, 'gi'), ' ')
    .replaceAll(/[,;]?\n/g, ' & ')
    .trim();

/** What is left of `Ann & guest`. */
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

/** E.g. `Ada, Bruno & Tom Silva`. */
export function joinedNames(names: readonly string[]): string {
  const surname = surnameOf(names[0] ?? '');
  const isShared =
    surname !== '' && names.length > 1 && names.every((name) => surnameOf(name) === surname);
  const shown = isShared
    ? names.map((name, at) =>
        at < names.length - 1 ? name.slice(0, -surname.length).trim() : name,
      )
    : names;
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(', ')} & ${last}`;
}
