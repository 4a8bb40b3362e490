import type { Rolldown } from 'vite';

export function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  { fileName, imports }: Rolldown.OutputChunk,
): string[] {
  const imported = chunks.filter(({ fileName }) => imports.includes(fileName));
  return [fileName, ...imported.flatMap((chunk) => withImports(chunks, chunk))];
}
