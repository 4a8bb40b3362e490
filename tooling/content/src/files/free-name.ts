/** A name that is free: with the first number that makes it so, if it is taken. @param separator before the number */
export function freeName(name: string, isTaken: (name: string) => boolean, separator = ''): string {
  let free = name;
  for (let count = 2; isTaken(free); count += 1) free = `${name}${separator}${count}`;
  return free;
}
