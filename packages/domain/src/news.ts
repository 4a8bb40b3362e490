import * as z from 'zod/mini';
import type { Mode } from './mode';

/** How many news a document has at most, and how many characters a text: the rules count them in a regular expression. */
export const NEWS_LIMIT = 10;
export const NEWS_TEXT_LIMIT = 280;

/** In a site with several languages, by language. One or more may be missing. */
export type NewsText = string | Readonly<Record<string, string>>;

/** What hosts tell all guests of a site (B20). */
export interface NewsItem {
  readonly text: NewsText;
  /** When it was written, by the clock of that device. No two in a document are the same. */
  readonly at: Date;
}

/** The documents of the collection `news` for a guest: that for everyone, and that for guests of the whole weekend. */
export const newsFor = (mode: Mode): readonly Mode[] =>
  mode === 'weekend' ? ['saturday', 'weekend'] : ['saturday'];

const LANGUAGES = /^[a-z]{2,3}(-[A-Za-z]{2,4})?( [a-z]{2,3}(-[A-Za-z]{2,4})?){0,4}$/;

/** Whether the rules accept a text. */
export const isNewsText = (text: string): boolean =>
  /^\S[^\t]*$/.test(text) && [...text].length <= NEWS_TEXT_LIMIT;

const lineSchema = z.string().check(z.refine(isNewsText));
const itemSchema = z.strictObject({
  text: z.union([
    lineSchema,
    z
      .record(z.string(), lineSchema)
      .check(z.refine((texts) => LANGUAGES.test(Object.keys(texts).join(' ')))),
  ]),
  at: z.pipe(
    z.transform((time) => (typeof time === 'string' ? new Date(time) : toDate(time))),
    z.date(),
  ),
});

const toDate = (time: unknown) =>
  Object(time) === time && 'toDate' in Object(time)
    ? (time as { toDate(): unknown }).toDate()
    : time;

/** A document of the collection `news`. Its times are dates, Firestore's timestamps, or in ISO 8601. */
export const newsSchema = z.object({
  items: z._default(z.array(itemSchema).check(z.maxLength(NEWS_LIMIT)), []),
}) as z.ZodMiniType<{ items: readonly NewsItem[] }>;

/** The text in a language, or in one that it has. */
export const newsText = (text: NewsText, language: string): string =>
  typeof text === 'string' ? text : (text[language] ?? Object.values(text)[0] ?? '');

export const newestFirst = (items: readonly NewsItem[]): readonly NewsItem[] =>
  [...items].sort((one, other) => other.at.getTime() - one.at.getTime());
