import type { Photograph } from './photograph';

/** Reads numbers as numbers: `2.jpg` is before `10.jpg`. */
const byName = new Intl.Collator('en', { numeric: true });

/** Sorts photographs by the time of the capture. Those without a time come last, by name. */
export const sortPhotographs = <Ordered extends Pick<Photograph, 'fileName' | 'takenAt'>>(
  photographs: readonly Ordered[],
): Ordered[] =>
  photographs.toSorted(
    (one, other) =>
      (one.takenAt ?? Number.MAX_VALUE) - (other.takenAt ?? Number.MAX_VALUE) ||
      byName.compare(one.fileName, other.fileName),
  );
