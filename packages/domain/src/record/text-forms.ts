// How texts are compared: passwords and names by what a person sees, searches more loosely. Nothing is stored in these forms.

import { INVISIBLE } from './visible';

/** For a title outside of pages: in a calendar, a mail or the tab of a browser. */
export const withoutSoftHyphens = (title: string): string => title.replaceAll('\u00ad', '');

/** The invisible characters that take no space. */
const HIDDEN = new RegExp(`\\ufeff|(?![\\s\\x85\\u2800])[${INVISIBLE}]`, 'gu');

/** Spaces and line breaks of every kind, also the blank cell of Braille. */
const SPACES = /[\s\u0085\u2800]+/g;

/** Typographic characters that people and programs write for the keys `'`, `"`, `-` and `.`. */
const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛ʼ′]/g, "'"],
  // French writes spaces inside its quotation marks.
  [/« ?| ?»|[“”„‟″]/g, '"'],
  // Two hyphens become a dash.
  [/[-‐-―−﹘﹣]+/g, '-'],
  [/…/g, '...'],
];

/**
 * Equal for texts that look the same to a reader. It has no invisible characters, and one kind of space, apostrophe, quotation mark
 * and dash. Letter case, accents and spaces still count.
 */
export function visibleText(text: string): string {
  let visible = text
    .replace(HIDDEN, '')
    .replace(SPACES, ' ')
    // A keyboard for Japanese or Chinese types these.
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
  for (const [variants, plain] of TYPOGRAPHY) visible = visible.replace(variants, plain);
  return visible.trim().normalize('NFC');
}

/** Lowercase letters and signs that NFKD does not split, as people type them on a keyboard without them. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};
const REPLACED = new RegExp(`[${Object.keys(REPLACEMENTS).join('')}]`, 'gu');

/** Removes accents and invisible characters, and converts letters to lowercase, compatible and common forms. */
const removeAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(HIDDEN, '')
    .toLowerCase()
    .replaceAll(REPLACED, (letter) => REPLACEMENTS[letter] ?? letter)
    // NFKD has split Korean syllables.
    .normalize('NFC');

/** Equal for texts that match in a search: like `visibleText`, but ignores letter case and accents. */
export const searchText = (text: string): string =>
  // People type these keys for an apostrophe. NFKD would turn the accent into a space.
  removeAccents(visibleText(text.replaceAll(/[`´\uff40]/g, "'"))).trim();
