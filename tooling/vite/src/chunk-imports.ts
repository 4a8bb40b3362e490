import type { Rolldown } from 'vite';

/** The files of a chunk and of its static imports. */
export function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  { fileName, imports }: Rolldown.OutputChunk,
): string[] {
  const imported = chunks.filter(({ fileName }) => imports.includes(fileName));
  return [fileName, ...imported.flatMap((chunk) => withImports(chunks, chunk))];
}
