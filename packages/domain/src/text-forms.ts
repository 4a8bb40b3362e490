// How texts are compared: passwords and names by what a person sees, searches more loosely. Nothing is stored in these forms.

/**
 * Characters that show nothing, as the inside of a character class with the flag `u`; with `\x` for `\u`, also for the rules. They
 * are the control characters without white space, Unicode's Default_Ignorable_Code_Point, and the marks of annotations.
 */
export const INVISIBLE = String.raw`\u{0}-\u{8}\u{e}-\u{1f}\u{7f}-\u{84}\u{86}-\u{9f}\u{ad}\u{34f}\u{61c}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{180b}-\u{180f}\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{3164}\u{fe00}-\u{fe0f}\u{feff}\u{ffa0}\u{fff0}-\u{fffb}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}`;
const HIDDEN = new RegExp(`[${INVISIBLE}]`, 'gu');

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

/** Whether a reader sees nothing of it. */
export const isBlank = (text: string): boolean => visibleText(text) === '';

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
  removeAccents(visibleText(text.replaceAll(/[`´]/g, "'"))).trim();
