/** By the time of the capture, or by the name of the file. */
export type Order = 'time' | 'name';

interface Ordered {
  readonly fileName: string;
  readonly takenAt: number | undefined;
}

/** Reads numbers as numbers: `2.jpg` is before `10.jpg`. */
const byName = new Intl.Collator('en', { numeric: true });

/** Sorts photographs. Those without a time come last, by name. */
export const sortPhotographs = <Photograph extends Ordered>(
  photographs: readonly Photograph[],
  order: Order,
): Photograph[] =>
  photographs.toSorted((one, other) => {
    const names = byName.compare(one.fileName, other.fileName);
    if (order === 'name' || one.takenAt === other.takenAt) return names;
    // The difference of two infinite times would not be a number.
    return (one.takenAt ?? Number.MAX_VALUE) - (other.takenAt ?? Number.MAX_VALUE);
  });
