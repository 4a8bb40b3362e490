/** Of a value in a content file. */
export type Path = readonly PropertyKey[];

/** The texts of a nested value, by their path. */
export function textsIn(value: unknown, path: Path = []): (readonly [path: Path, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsIn(part, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}
