/** Whether two different texts differ by one added, missing, changed or swapped letter. */
export function isOneLetterApart(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [a, b] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (a.length <= 1 && b.length <= 1) return true;
  return a.length === 2 && b.length === 2 && a[0] === b[1] && a[1] === b[0];
}

/** Groups of names that are the same after leaving out at most one letter of each. */
function groupsOf(names: readonly string[]): Iterable<readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    // The last round leaves nothing out.
    for (let at = 0; at <= name.length; at++) {
      const rest = name.slice(0, at) + name.slice(at + 1);
      const group = groups.get(rest);
      if (!group) groups.set(rest, [name]);
      // A double letter leaves the same rest twice.
      else if (group.at(-1) !== name) group.push(name);
    }
  }
  return groups.values();
}

/**
 * Finds names that are one letter apart. Time and memory grow with the square of the length of a name, but not with the
 * square of their number.
 *
 * @param names without duplicates
 * @param maxGroup larger groups of similar names follow a pattern ("Guest 1", "Guest 2") and are skipped
 * @returns a pair may occur more than once
 */
export function* pairsOneLetterApart(
  names: readonly string[],
  maxGroup: number,
): Generator<readonly [string, string]> {
  for (const group of groupsOf(names)) {
    if (group.length === 1 || group.length > maxGroup) continue;
    for (const [index, one] of group.entries()) {
      for (const other of group.slice(index + 1)) {
        if (isOneLetterApart(one, other)) yield [one, other];
      }
    }
  }
}
