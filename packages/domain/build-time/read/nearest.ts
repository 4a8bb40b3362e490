/** The number of letters that are missing, added or replaced. */
function typingErrors(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const [replaced = 0, added = 0] = row.slice(column, column + 2);
      const missing = next[column] ?? 0;
      next.push(Math.min(replaced + (letter === otherLetter ? 0 : 1), added + 1, missing + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const plain = (name: string) => name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The name that was probably meant; `undefined` if none is similar. @param tolerance the share of its letters that may differ */
export function nearest(
  name: string,
  names: readonly string[],
  tolerance = 0.4,
): string | undefined {
  const [best] = names
    .map((each) => ({ each, errors: typingErrors(plain(name), plain(each)) }))
    .filter(({ each, errors }) => errors <= each.length * tolerance)
    .sort((one, other) => one.errors - other.errors);
  return best?.each;
}
