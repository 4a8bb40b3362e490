import type { List, Part, Place } from '@invitation/content/edit/form';

/** What depends on the place of an item. */
const OF_PLACE = ['path', 'field', 'title', 'blanks'];

/** Equal for items with the same values, wherever they are. */
const valuesOf = (item: Part | undefined): string =>
  JSON.stringify(item, (name, value) => (OF_PLACE.includes(name) ? undefined : value));

/** Where an item of a list is afterwards; `null` if it is gone. What is being added stays behind all others. */
function indexAfter(before: List, after: List, index: number): number | null {
  const { length } = after.items;
  if (index >= before.items.length) return index + length - before.items.length;
  const item = valuesOf(before.items[index]);
  if (valuesOf(after.items[index]) === item) return index;
  const found = after.items.findIndex((each) => valuesOf(each) === item);
  if (found >= 0) return found;
  // Somebody has changed it where it is.
  return length === before.items.length ? index : null;
}

const partsIn = (part: Part | undefined): readonly Part[] => {
  if (part?.kind === 'group') return part.parts;
  return part?.kind === 'list' ? [...part.items, ...part.blanks] : [];
};
const partAt = (parts: readonly Part[], name: string | number) =>
  parts.find(({ path }) => path.at(-1) === name);

/** The path of a value after items of its lists were added, moved or removed; `null` if its own item is gone. */
export function pathAfter(
  before: readonly Part[],
  after: readonly Part[],
  { file, path }: Place,
): Place['path'] | null {
  let old = before.find((part) => part.file === file);
  let now = after.find((part) => part.file === file);
  const next: (string | number)[] = [];
  for (const name of path) {
    let moved: string | number | null = name;
    if (typeof name === 'number' && old?.kind === 'list' && now?.kind === 'list') {
      moved = indexAfter(old, now, name);
    }
    if (moved === null) return null;
    next.push(moved);
    old = partAt(partsIn(old), name);
    now = partAt(partsIn(now), moved);
  }
  return next;
}
