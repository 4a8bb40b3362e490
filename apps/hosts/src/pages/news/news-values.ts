import { isNewsText, NEWS_TEXT_LIMIT, type NewsText } from '@invitation/domain/guest-list/news';
import type { Fields } from '@invitation/domain/record/record';
import { trimLine } from '@invitation/domain/record/visible';
import type { Values } from '@invitation/domain/rsvp/edit';
import { fields } from '@invitation/domain/words/hosts/fields';
import { guestNews as words } from '@invitation/domain/words/hosts/guestNews';
import type { Issue } from '@invitation/ui/form/field-errors';
import type { SentNews } from '../../model/store/news';

/** News in the form that a draft stores. */
export type NewNews = Pick<SentNews, 'guests' | 'text'> & {
  /** When it is published, ISO 8601. */
  readonly at: string;
};

/** The field of a language, or of a site with one. */
export const textField = (language?: string): string => (language ? `text-${language}` : 'text');

/** @param languages of the sites; empty for one */
export const blankNews = (languages: readonly string[]): Values => ({
  guests: 'saturday',
  ...Object.fromEntries(
    (languages.length > 0 ? languages : [undefined]).map((each) => [textField(each), '']),
  ),
});

/**
 * What the form publishes. A language without a text gets another one's.
 *
 * @param sent earlier attempts without an answer. News that are the same as one of them keep its time
 */
export function parseNewsForm(
  values: Values,
  languages: readonly string[],
  sent: readonly Fields[],
  now = new Date(),
) {
  const textIn = (name: string) => trimLine((values[name] ?? '').replaceAll('\t', ' '));
  const names = languages.length > 0 ? languages.map(textField) : [textField()];
  const issues: Issue[] = names
    .filter((name) => textIn(name) !== '' && !isNewsText(textIn(name)))
    .map((name) => ({
      path: [name],
      message: fields.tooLong(NEWS_TEXT_LIMIT, [...textIn(name)].length),
    }));
  if (names.every((name) => textIn(name) === '')) {
    issues.push({ path: [names[0] ?? ''], message: words.textRequired });
  }
  const texts = languages.flatMap((each): [string, string][] => {
    const text = textIn(textField(each));
    return text ? [[each, text]] : [];
  });
  const text: NewsText = languages.length > 0 ? Object.fromEntries(texts) : textIn(textField());
  const news = { guests: values.guests, text };
  const same = sent.find(
    (each) => each.guests === news.guests && JSON.stringify(each.text) === JSON.stringify(text),
  );
  return { answers: { ...news, at: same?.at ?? now.toISOString() }, issues };
}
