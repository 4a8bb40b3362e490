import { searchText } from '@invitation/domain/record/text-forms';
import { isOneLetterApart } from './one-letter-apart';

/** Typing errors are only forgiven from this length on: too many shorter words differ by just one letter. */
const FORGIVEN_LENGTH = 4;

const APOSTROPHES = /'/g;
const UMLAUTS = /[äöüåø]/gi;
/** How people write these letters on a keyboard without them. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** The text that a search looks through: names without accents, apostrophes and case, also with `ue` for `ü`. */
export function searchTextOf(names: readonly (string | undefined)[]): string {
  const text = names.filter(Boolean).join(' ').normalize('NFC');
  const spelled = text.replaceAll(UMLAUTS, (letter) => SPELLED[letter.toLowerCase()] ?? letter);
  return [...new Set([text, spelled])].map(normalizeName).join(' ');
}

const normalizeName = (text: string): string => searchText(text).replaceAll(APOSTROPHES, '');

/**
 * The items whose search text contains every word of a search, in any order. If there are none, those with one typing
 * error in each word.
 *
 * @param alsoIn returns more text of an item, in which no typing error is forgiven
 */
export function searchByName<Item extends { readonly searchText: string }>(
  items: readonly Item[],
  search: string,
  alsoIn: (item: Item) => string = () => '',
): readonly Item[] {
  const words = normalizeName(search).split(' ').filter(Boolean);
  if (words.length === 0) return items;
  const found = items.filter((item) =>
    words.every((word) => item.searchText.includes(word) || alsoIn(item).includes(word)),
  );
  if (found.length > 0) return found;
  return items.filter(({ searchText }) => {
    const names = searchText.split(' ');
    return words.every(
      (word) =>
        searchText.includes(word) ||
        (word.length >= FORGIVEN_LENGTH && names.some((name) => isAlmostStart(word, name))),
    );
  });
}

/** Whether a name starts with a word, apart from one wrong, missing or extra letter, or two swapped letters. */
const isAlmostStart = (word: string, name: string): boolean =>
  [-1, 0, 1].some((more) => isOneLetterApart(word, name.slice(0, word.length + more)));
