import * as z from 'zod';
import type { Language } from '../../src/words/words';
import type { Path } from './texts-in';

/** `possible`: may be the same in each language, such as a name. `expected`: needs a translation. */
export type Translation = 'possible' | 'expected';

export interface ReadIn {
  readonly language: Language;
  /** The default first. Empty if the list has a fault; then a text may be in any language. */
  readonly languages: readonly Language[];
}

type Message = readonly [path: Path, message: string];

export const isMap = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema inside `optional`, `default` and the like, and its `translation`. */
export function unwrap(schema: z.ZodType): {
  inner: z.ZodType;
  translation: Translation | undefined;
} {
  const translation = schema.meta()?.translation as Translation | undefined;
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  if (!isWrapper) return { inner: schema, translation };
  const { inner, translation: own } = unwrap(schema.unwrap() as z.ZodType);
  return { inner, translation: translation ?? own };
}

/** Picks one language of each text that is a map by language (B16). */
export function inLanguage(schema: z.ZodType, value: unknown, { language, languages }: ReadIn) {
  const faults: Message[] = [];
  /** Texts that are in one language only, although the content has several. */
  const untranslated: Message[] = [];
  const list = languages.join(' and ');

  const textIn = (text: unknown, path: Path, translation: Translation): unknown => {
    if (!isMap(text)) {
      const isShown = text !== undefined && text !== '';
      if (languages.length > 1 && isShown && translation === 'expected') {
        untranslated.push([path, `is in one language only. Write it in ${list}.`]);
      }
      return text;
    }
    if (languages.length === 0) return text[language] ?? Object.values(text)[0];
    const unknown = Object.keys(text).filter((tag) => !languages.some((each) => each === tag));
    if (unknown.length > 0) {
      const advice = languages.length > 1 ? `Write it in ${list}.` : 'Write one text.';
      faults.push([
        path,
        `has ${unknown.join(', ')}, which celebration.yaml does not list in languages. ${advice}`,
      ]);
    } else if (!(language in text)) {
      faults.push([path, `is missing in ${language}. Write it in ${list}.`]);
    }
    return text[language];
  };

  const walk = (schema: z.ZodType, value: unknown, path: Path): unknown => {
    const { inner, translation } = unwrap(schema);
    if (translation) return textIn(value, path, translation);
    if (inner instanceof z.ZodArray && Array.isArray(value)) {
      return value.map((item, index) => walk(inner.element as z.ZodType, item, [...path, index]));
    }
    if (!(inner instanceof z.ZodObject) || !isMap(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => {
        const part = (inner.shape as z.ZodRawShape)[name] as z.ZodType | undefined;
        return [name, part ? walk(part, item, [...path, name]) : item];
      }),
    );
  };
  return { value: walk(schema, value, []), faults, untranslated };
}
