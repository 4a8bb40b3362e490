/** A sort key has 32 bits for a hash and 21 bits for the index of a name, which is the precision of a double. */
const INDEX_RANGE = 2 ** 21;
const HASH_BASE = 0x01000193;

/** Whether two different texts differ by one added, missing, changed or swapped letter. */
function isOneLetterApart(one: readonly string[], other: readonly string[]): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [a = [], b = []] = [one, other].map((text) => text.slice(start, text.length - end));
  if (a.length <= 1 && b.length <= 1) return true;
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];
}

/** Sorted hashes of each name, and of each name without one letter. The texts would need gigabytes. */
function sortedHashes(names: readonly (readonly string[])[]): Float64Array {
  const hashes = new Float64Array(names.reduce((sum, letters) => sum + letters.length + 1, 0));
  let count = 0;
  for (const [index, letters] of names.entries()) {
    const codes = letters.map((letter) => letter.codePointAt(0) ?? 0);
    // A polynomial hash of the text without its first letter.
    let hash = codes.reduceRight(
      (sum, code, position) => (position === 0 ? sum : (Math.imul(sum, HASH_BASE) + code) | 0),
      0,
    );
    let power = 1;
    for (let missing = 0; missing <= codes.length; missing++) {
      hashes[count++] = (hash >>> 0) * INDEX_RANGE + index;
      // The next text has this letter, but not the next one.
      const change = (codes[missing] ?? 0) - (codes[missing + 1] ?? 0);
      hash = (hash + Math.imul(change, power)) | 0;
      power = Math.imul(power, HASH_BASE);
    }
  }
  return hashes.sort();
}

/**
 * Finds names that are one letter apart. Time and memory grow with the total length of the names.
 *
 * @param names without duplicates; only the first two million are compared
 * @param maxGroup larger groups of similar names follow a pattern ("Guest 1", "Guest 2") and are skipped
 * @returns the indexes of both names; a pair may occur more than once
 */
export function* pairsOneLetterApart(
  names: readonly string[],
  maxGroup: number,
): Generator<readonly [number, number]> {
  const letters = names.slice(0, INDEX_RANGE).map((name) => [...name]);
  const hashes = sortedHashes(letters);
  const hashAt = (position: number) => Math.floor((hashes[position] ?? -1) / INDEX_RANGE);
  let end = 0;
  for (let start = 0; start < hashes.length; start = end) {
    end = start + 1;
    while (end < hashes.length && hashAt(end) === hashAt(start)) end++;
    if (end - start === 1) continue;
    // A name with a double letter has the same hash twice.
    const group = new Set(hashes.subarray(start, end).map((key) => key % INDEX_RANGE));
    if (group.size > maxGroup) continue;
    for (const one of group) {
      for (const other of group) {
        if (one >= other) continue;
        if (isOneLetterApart(letters[one] ?? [], letters[other] ?? [])) yield [one, other];
      }
    }
  }
}
