type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Chooses the form of a number in a language. */
export const plural = (language: string, count: number, forms: Forms): string =>
  forms[new Intl.PluralRules(language).select(count)] ?? forms.other;

/** A number before its form, e.g. `2 replies`. */
export const counted = (language: string, count: number, forms: Forms): string =>
  `${count.toLocaleString(language)} ${plural(language, count, forms)}`;
