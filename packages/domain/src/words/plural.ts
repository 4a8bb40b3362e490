type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

const rules = new Map<string, Intl.PluralRules>();

/** Chooses the plural form for a number in a language. */
export function plural(language: string, count: number, forms: Forms): string {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return forms[known.select(count)] ?? forms.other;
}

/** Letters that are written from right to left: of Hebrew, Arabic, Syriac, Thaana, N'Ko and their neighbours. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Puts a right-to-left name between isolate marks. Two such names side by side would otherwise change places. */
const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;

/** Names in a sentence, e.g. `Ana, Rui and Tom`. */
export const listed = (language: string, names: readonly string[]): string =>
  new Intl.ListFormat(language).format(names.map(isolated));

/** Number formats for the words of a language. */
export const counting = (language: string) => ({
  format: (number: number): string => number.toLocaleString(language),
  /** Joins numbers of which one is right, e.g. `2 or 4`. */
  anyOf: (numbers: readonly number[]): string =>
    new Intl.ListFormat(language, { type: 'disjunction' }).format(
      numbers.map((number) => number.toLocaleString(language)),
    ),
  /** E.g. `12–14`, or `12` if both are the same. */
  range: (least: number, most: number): string =>
    [...new Set([least, most])].map((number) => number.toLocaleString(language)).join('–'),
  /** A number and its plural form, e.g. `2 replies`. */
  count: (number: number, one: string, other: string): string =>
    `${number.toLocaleString(language)} ${plural(language, number, { one, other })}`,
});
