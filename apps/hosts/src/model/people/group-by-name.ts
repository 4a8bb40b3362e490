import { NAME_LIMIT } from '@invitation/domain/record/rsvp-fields';
import { searchText } from '@invitation/domain/record/text-forms';
import type { Guest } from './guests';

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

/** Guests by their normalized names. */
export type NameGroups<Entry extends Guest> = ReadonlyMap<string, readonly [Entry, ...Entry[]]>;

/** Groups guests of the same name. A guest without letters in the name is in no group. */
export const groupByName = <Entry extends Guest>(guests: readonly Entry[]): NameGroups<Entry> =>
  groupBy(guests, ({ name }) => normalizeName(name));

/** Items without a key are in no group. The oldest browsers have no `Map.groupBy`. */
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
