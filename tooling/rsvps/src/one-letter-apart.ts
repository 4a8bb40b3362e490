/** A sort key holds a 32-bit hash above 21 bits for the index of a name: together they fit a double exactly. */
const INDEX_RANGE = 2 ** 21;
const HASH_BASE = 0x01000193;

/** Whether two different texts differ in one letter that is added, missing, another one, or swapped with its neighbour. */
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

/**
 * A sorted list of hashes: of each name, and of each text that a name becomes without one of its letters. Two names that
 * are one letter apart share one of these texts. Hashes in a typed array take 8 bytes each; the texts themselves would
 * take gigabytes for names of a few hundred letters.
 */
function sortedHashes(names: readonly (readonly string[])[]): Float64Array {
  const hashes = new Float64Array(names.reduce((sum, letters) => sum + letters.length + 1, 0));
  let count = 0;
  for (const [index, letters] of names.entries()) {
    const codes = letters.map((letter) => letter.codePointAt(0) ?? 0);
    // The hash of the text without its first letter, as a polynomial over the letters' codes.
    let hash = codes.reduceRight(
      (sum, code, position) => (position === 0 ? sum : (Math.imul(sum, HASH_BASE) + code) | 0),
      0,
    );
    let power = 1;
    for (let missing = 0; missing <= codes.length; missing++) {
      hashes[count++] = (hash >>> 0) * INDEX_RANGE + index;
      // The next text has this letter, and lacks the next one instead.
      const change = (codes[missing] ?? 0) - (codes[missing + 1] ?? 0);
      hash = (hash + Math.imul(change, power)) | 0;
      power = Math.imul(power, HASH_BASE);
    }
  }
  return hashes.sort();
}

/**
 * Finds names that are one letter apart. Time and memory grow with the length of all names together.
 *
 * @param names different from each other; those after the first two million are not compared
 * @param maxGroup more names than this that share a text are a pattern ("Guest 1", "Guest 2") and skipped
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
    // A name with a double letter has the same text twice.
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
