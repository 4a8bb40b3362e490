/**
 * Characters that leave no mark on a page: white space, controls, marks of width and direction, fillers of Hangul, the blank of
 * Braille, variation selectors, tags. Between the brackets of a regular expression with the flag `u`.
 *
 * Sources: `White_Space`, `Default_Ignorable_Code_Point` and `Cc` of Unicode 17, and the blank of Braille. Written out, because the
 * rules (RE2) know no such property, and each browser has the tables of its own year.
 */
export const INVISIBLE = String.raw`\x00-\x20\x7f-\xa0\xad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}`;

const VISIBLE = new RegExp(`[^${INVISIBLE}]`, 'u');
const BEFORE_TEXT = new RegExp(`^[${INVISIBLE}]+`, 'u');

/** Whether the text has a visible character. A name without one is a missing name (B4). */
export const isVisible = (text: string): boolean => VISIBLE.test(text);

/** Trims a line so that it begins with a visible character, as the rules require in lists. Composes letters (NFC). */
export const trimLine = (text: string): string =>
  text.replace(BEFORE_TEXT, '').trimEnd().normalize();
