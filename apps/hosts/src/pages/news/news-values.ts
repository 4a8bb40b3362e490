import type { Values } from '@invitation/domain/edit';
import { isNewsText, NEWS_TEXT_LIMIT, type NewsText } from '@invitation/domain/news';
import { fields } from '@invitation/domain/words/hosts/fields';
import { guestNews as words } from '@invitation/domain/words/hosts/guestNews';
import type { Issue } from '@invitation/ui/field-errors';
import type { SentNews } from '../../model/news';

export type NewNews = Pick<SentNews, 'guests' | 'text'>;

/** The field of a language, or of a site with one. */
export const textField = (language?: string): string => (language ? `text-${language}` : 'text');

/** @param languages of the sites; empty for one */
export const blankNews = (languages: readonly string[]): Values => ({
  guests: 'saturday',
  ...Object.fromEntries(
    (languages.length > 0 ? languages : [undefined]).map((each) => [textField(each), '']),
  ),
});

/** What the form publishes. A language without a text gets another one's. */
export function parseNewsForm(values: Values, languages: readonly string[]) {
  const textIn = (name: string) => (values[name] ?? '').replaceAll('\t', ' ').trim();
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
  return { answers: { guests: values.guests, text }, issues };
}
