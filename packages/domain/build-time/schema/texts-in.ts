export type Path = readonly PropertyKey[];

export function textsIn(value: unknown, path: Path = []): (readonly [path: Path, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    textsIn(part, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}
