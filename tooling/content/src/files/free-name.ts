/** A name that is free: with the first number that makes it so, if it is taken. */
export function freeName(name: string, taken: readonly string[]): string {
  let free = name;
  for (let count = 2; taken.includes(free); count += 1) free = `${name}-${count}`;
  return free;
}
