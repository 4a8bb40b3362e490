import type { Photograph } from './photograph';

/** Reads numbers as numbers: `2.jpg` is before `10.jpg`. */
const byName = new Intl.Collator('en', { numeric: true });

/** Sorts photographs. Those without a time come last, by name. */
export const sortPhotographs = <Ordered extends Pick<Photograph, 'fileName' | 'takenAt'>>(
  photographs: readonly Ordered[],
  order: 'time' | 'name',
): Ordered[] =>
  photographs.toSorted((one, other) => {
    const names = byName.compare(one.fileName, other.fileName);
    if (order === 'name') return names;
    return (one.takenAt ?? Number.MAX_VALUE) - (other.takenAt ?? Number.MAX_VALUE) || names;
  });
