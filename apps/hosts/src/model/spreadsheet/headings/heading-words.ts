import { searchText } from '@invitation/domain/record/text-forms';
import { removeInvisible } from '../../text/normalize';

/** The words of a heading, without case, accents and signs, e.g. `number`, `of`, `guests` for `# of Guests`. */
export const wordsOf = (heading: string): readonly string[] =>
  searchText(
    removeInvisible(
      heading
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
        .replaceAll(/\bn\s?[º°]|^n\.?\s/gi, ' number ')
        .replaceAll(/(\d)(?:st|nd|rd|th)\b/gi, '$1'),
    ),
  )
    .replaceAll(/\be[\s-]?mails?\b/g, 'email')
    .replaceAll('#', ' number ')
    .replaceAll(/(?:\+\s?1|\bplus[\s_-]?(?:ones?|1))(?!\d)/g, ' plusone ')
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => word.match(/\d+|\D+/g) ?? []);

/** What a heading is looked up by, e.g. `partysize` and `email`. */
export const keyOfWords = (words: readonly string[]): string => words.join('');

/** A heading without its parts in brackets. */
export const withoutBrackets = (heading: string): string =>
  heading.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ');
