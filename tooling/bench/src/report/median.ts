export async function sequentially<Result>(
  count: number,
  measure: () => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < count) results.push(await measure());
  return results;
}

/** The median of each property, over an odd number of runs. */
export function medians<Measures extends object>(runs: readonly Measures[]): Measures {
  const [first] = runs;
  if (!first) throw new Error('There are no runs.');
  const median = (name: string) =>
    runs.map((run) => Number(Reflect.get(run, name))).sort((a, b) => a - b)[runs.length >> 1];
  return Object.fromEntries(Object.keys(first).map((name) => [name, median(name)])) as Measures;
}
