import type { Mode } from '../mode/mode';
import type { Fields } from '../record/record';
import { INVISIBLE } from '../record/visible';

/** The most items in a document. The rules count them with a regular expression. */
export const NEWS_LIMIT = 10;
export const NEWS_TEXT_LIMIT = 280;

/** A text, or texts by language if the site has several. Some languages may be missing. */
export type NewsText = string | Readonly<Record<string, string>>;

export interface NewsItem {
  readonly text: NewsText;
  /** By the clock of the host's device. Different for each item of a document. */
  readonly at: Date;
}

/** The documents of `news` that a guest reads. */
export const newsFor = (mode: Mode): readonly Mode[] =>
  mode === 'weekend' ? ['saturday', 'weekend'] : ['saturday'];

const LANGUAGES = /^[a-z]{2,3}(-[A-Za-z]{2,4})?( [a-z]{2,3}(-[A-Za-z]{2,4})?){0,4}$/;

const TEXT = new RegExp(`^[^${INVISIBLE}][^\\t]*$`, 'u');

/** Whether the rules accept it. */
export const isNewsText = (text: unknown): text is string =>
  typeof text === 'string' && TEXT.test(text) && [...text].length <= NEWS_TEXT_LIMIT;

const isText = (text: unknown): text is NewsText =>
  isNewsText(text) ||
  (isMap(text) &&
    LANGUAGES.test(Object.keys(text).join(' ')) &&
    Object.values(text).every(isNewsText));

const isMap = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** @param time a date, a timestamp of Firestore, or a text in ISO 8601 */
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

/** Leaves out items that are not valid. Not a zod schema, whose functions would load with every page. */
export const newsIn = (items: unknown): readonly NewsItem[] =>
  Array.isArray(items) ? items.flatMap(toItem) : [];

/** @returns `null` if the data is not a document of `news` */
export function parseNews({ items = [] }: Fields): readonly NewsItem[] | null {
  const news = newsIn(items);
  const isWhole = Array.isArray(items) && items.length === news.length;
  return isWhole && items.length <= NEWS_LIMIT ? news : null;
}

/** The text in this language, or in the first one that it has. */
export const newsText = (text: NewsText, language: string): string =>
  typeof text === 'string' ? text : (text[language] ?? Object.values(text)[0] ?? '');

export const newestFirst = (items: readonly NewsItem[]): readonly NewsItem[] =>
  [...items].sort((one, other) => other.at.getTime() - one.at.getTime());
