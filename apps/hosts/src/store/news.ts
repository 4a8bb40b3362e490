import {
  type NewsItem,
  type NewsText,
  newestFirst,
  newsText,
  parseNews,
} from '@invitation/domain/guest-list/news';
import type { Mode } from '@invitation/domain/mode/mode';
import type { Fields } from '@invitation/domain/record/record';
import { errors as words } from '@invitation/domain/words/hosts/errors';
import type { Parser, Separated, UnreadableDocument } from './read-document';
import type { Changes } from './replacement';

/** News for everyone (`saturday`), or for guests of the whole weekend (B20). */
export interface SentNews extends NewsItem {
  readonly guests: Mode;
}

/** What a listener has last reported of the collection `news`. */
export interface NewsState {
  /** The newest first. */
  readonly news: readonly SentNews[];
  /** Documents that are not news. */
  readonly unreadable: readonly UnreadableDocument[];
  /** Whether the server has confirmed this state. */
  readonly isLive: boolean;
}

interface NewsDocument {
  readonly key: string;
  readonly items: readonly NewsItem[];
}

export const parseNewsDocument: Parser<NewsDocument> = ({ key, data }) => {
  const items = parseNews(data);
  return items ? { key, items } : { key, reason: words.unreadable.news };
};

export const newsState = (
  { items, unreadable }: Separated<NewsDocument>,
  isLive: boolean,
): NewsState => ({
  news: newestFirst(
    items.flatMap(({ key, items }) => items.map((item) => ({ ...item, guests: key as Mode }))),
  ) as readonly SentNews[],
  unreadable,
  isLive,
});

/** Keyed by time, so that two hosts who add and remove at the same moment both succeed. */
export const newsFields = (items: readonly NewsItem[]): Fields =>
  Object.fromEntries(items.map(({ text, at }) => [at.toISOString(), encode(text)]));

/** Firestore and the embedded backend return the languages in different orders. */
const encode = (text: NewsText): string =>
  JSON.stringify(typeof text === 'string' ? text : Object.fromEntries(Object.entries(text).sort()));

/** The document of these fields. */
export const newsDocument = (
  fields: Fields,
): { readonly data: Fields; readonly mergeFields: string[] } => ({
  data: {
    items: Object.entries(fields)
      .filter(([, text]) => text !== null)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([at, text]) => ({ text: JSON.parse(String(text)) as NewsText, at: new Date(at) })),
  },
  mergeFields: ['items'],
});

export const addition = ({ guests, ...item }: SentNews): Changes => ({
  [`news/${guests}`]: { answers: newsFields([item]), seen: [null, {}] },
});

/** Nothing happens if another host has removed them. */
export const removal = ({ guests, ...item }: SentNews): Changes => {
  const fields = newsFields([item]);
  const answers = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
  return { [`news/${guests}`]: { answers, seen: [null, fields] } };
};

/** The text to send: in the language of a guest, or one below the other in all if it is not known. */
export const textFor = (text: NewsText, language: string | undefined): string =>
  typeof text === 'string' || language
    ? newsText(text, language ?? '')
    : Object.values(text).join('\n\n');
