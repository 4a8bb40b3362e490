import { NAME_LIMIT } from '@invitation/domain/record/rsvp-fields';
import { searchText } from '@invitation/domain/record/text-forms';

/**
 * Returns the words of a name in alphabetical order, in lowercase, without accents, punctuation and "and". Normalization
 * may make a name longer than the rules allow, e.g. an Arabic ligature becomes 18 letters. The result is cut.
 */
export const normalizeName = (name = ''): string =>
  searchText(name.slice(0, NAME_LIMIT).normalize('NFKC').slice(0, NAME_LIMIT))
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '' && word !== 'and')
    .sort()
    .join(' ')
    .slice(0, NAME_LIMIT);

/** `Map.groupBy`, which the oldest browsers lack. Items with an empty key are in no group. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else if (key !== '') groups.set(key, [item]);
  }
  return groups;
}
