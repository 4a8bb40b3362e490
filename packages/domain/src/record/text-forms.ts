// How texts are compared: passwords and names by what a person sees, searches more loosely. Nothing is stored in these forms.

import { INVISIBLE } from './visible';

/** A title for where no page lays it out: a calendar, a mail, the tab of a browser. */
export const withoutSoftHyphens = (title: string): string => title.replaceAll('\u00ad', '');

/** Those that take no space either. */
const HIDDEN = new RegExp(`\\ufeff|(?![\\s\\x85\\u2800])[${INVISIBLE}]`, 'gu');

/** Spaces and line breaks of every kind, also the blank cell of Braille. */
const SPACES = /[\s\u0085\u2800]+/g;

/** What phones, office programs and the languages' quotation marks make of the keys `'`, `"`, `-` and `.`. */
const TYPOGRAPHY: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛ʼ′]/g, "'"],
  // French has spaces inside its own.
  [/« ?| ?»|[“”„‟″]/g, '"'],
  // Two hyphens become a dash.
  [/[-‐-―−﹘﹣]+/g, '-'],
  [/…/g, '...'],
];

/**
 * Equal for texts that a reader takes for the same: without invisible characters and with one kind of space, apostrophe, quotation
 * mark and dash. Letter case, accents, and whether there is a space count.
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

/** Equal for texts that a search takes for the same: as `visibleText`, and without letter case and accents. */
export const searchText = (text: string): string =>
  // On their own keys, they are typed for an apostrophe. NFKD would make a space of the accent.
  removeAccents(visibleText(text.replaceAll(/[`´\uff40]/g, "'"))).trim();
