import type { Mode } from './mode';
import type { Fields } from './save';

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
export const isNewsText = (text: unknown): text is string =>
  typeof text === 'string' && /^\S[^\t]*$/.test(text) && [...text].length <= NEWS_TEXT_LIMIT;

const isText = (text: unknown): text is NewsText =>
  isNewsText(text) ||
  (isMap(text) &&
    LANGUAGES.test(Object.keys(text).join(' ')) &&
    Object.values(text).every(isNewsText));

const isMap = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A date, a timestamp of Firestore, or a text in ISO 8601. */
function toDate(time: unknown): Date | null {
  if (isMap(time) && typeof time.toDate === 'function') return time.toDate();
  const date = typeof time === 'string' ? new Date(time) : time;
  return date instanceof Date && Number.isFinite(date.getTime()) ? date : null;
}

function toItem(item: unknown): readonly NewsItem[] {
  const { text, at, ...others }: Fields = isMap(item) ? item : {};
  const time = toDate(at);
  return time && isText(text) && Object.keys(others).length === 0 ? [{ text, at: time }] : [];
}

/** Those of a list that are news. Not by a schema: the functions of zod for it would load with every page. */
export const newsIn = (items: unknown): readonly NewsItem[] =>
  Array.isArray(items) ? items.flatMap(toItem) : [];

/** @returns `null` if this is no document of the collection `news` */
export function parseNews({ items = [] }: Fields): readonly NewsItem[] | null {
  const news = newsIn(items);
  const isWhole = Array.isArray(items) && items.length === news.length;
  return isWhole && items.length <= NEWS_LIMIT ? news : null;
}

/** The text in a language, or in one that it has. */
export const newsText = (text: NewsText, language: string): string =>
  typeof text === 'string' ? text : (text[language] ?? Object.values(text)[0] ?? '');

export const newestFirst = (items: readonly NewsItem[]): readonly NewsItem[] =>
  [...items].sort((one, other) => other.at.getTime() - one.at.getTime());
