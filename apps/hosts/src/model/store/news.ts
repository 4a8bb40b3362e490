import {
  type NewsItem,
  type NewsText,
  newestFirst,
  newsText,
} from '@invitation/domain/guest-list/news';
import type { Mode } from '@invitation/domain/mode/mode';
import type { Fields } from '@invitation/domain/record/record';

/** News for everyone (`saturday`), or for guests of the whole weekend (B20). */
export interface SentNews extends NewsItem {
  readonly guests: Mode;
}

/** The newest first. */
export const sentNews = (byKey: ReadonlyMap<string, readonly NewsItem[]>): readonly SentNews[] =>
  newestFirst(
    [...byKey].flatMap(([key, items]) => items.map((item) => ({ ...item, guests: key as Mode }))),
  ) as readonly SentNews[];

/** Keyed by time, so that two hosts who add and remove at the same moment both succeed. */
export const newsFields = (items: readonly NewsItem[]): Fields =>
  Object.fromEntries(items.map(({ text, at }) => [at.toISOString(), encode(text)]));

/** Firestore and the embedded backend return the languages in different orders. */
const encode = (text: NewsText): string =>
  JSON.stringify(typeof text === 'string' ? text : Object.fromEntries(Object.entries(text).sort()));

export const newsDocument = (fields: Fields) => ({
  data: {
    items: Object.entries(fields)
      .filter(([, text]) => text !== null)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([at, text]) => ({ text: JSON.parse(String(text)) as NewsText, at: new Date(at) })),
  },
  mergeFields: ['items'],
});

/** The text to send, in the language of a guest. If that is not known, in all languages, one below the other. */
export const textFor = (text: NewsText, language: string | undefined): string =>
  typeof text === 'string' || language
    ? newsText(text, language ?? '')
    : Object.values(text).join('\n\n');
