type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Chooses the form of a number in a language. */
export const plural = (language: string, count: number, forms: Forms): string =>
  forms[new Intl.PluralRules(language).select(count)] ?? forms.other;

/** What the words of a language count with. */
export const counting = (language: string) => ({
  format: (number: number): string => number.toLocaleString(language),
  /** A number before its form, e.g. `2 replies`. */
  count: (number: number, one: string, other: string): string =>
    `${number.toLocaleString(language)} ${plural(language, number, { one, other })}`,
});
