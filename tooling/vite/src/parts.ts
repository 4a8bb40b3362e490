import type { Rolldown } from 'vite';

const SITE = ['site/src/protected-site.tsx'];
/** Whichever of them the build names. */
const BACKEND = ['backend/src/embedded.ts', 'backend/src/firebase/firebase.ts'];

/** What each address behind the gate needs, by the modules that its parts of the code begin with. */
export const NEEDS = {
  '/': [...SITE, ...BACKEND, 'site/src/pages/rsvp-page.tsx'],
  '/thank-you': [...SITE, ...BACKEND, 'site/src/pages/thank-you-page.tsx'],
  '/our-story': [...SITE, 'site/src/pages/story-page.tsx', '/stories.ts'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The files of a chunk and of all that it imports before it runs. */
function closure(
  chunks: readonly Rolldown.OutputChunk[],
  { fileName, imports }: Rolldown.OutputChunk,
): string[] {
  const imported = chunks.filter(({ fileName }) => imports.includes(fileName));
  return [fileName, ...imported.flatMap((chunk) => closure(chunks, chunk))];
}

/** The files of a build that its page loads by itself: the gate's. */
export const filesOfGate = (chunks: readonly Rolldown.OutputChunk[]): string[] => [
  ...new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => closure(chunks, chunk))),
];

/**
 * The files of a build that bring some modules, without those of the gate.
 *
 * @param modules the ends of the modules' paths
 * @throws if one is not in the build
 */
export function filesBehind(
  chunks: readonly Rolldown.OutputChunk[],
  modules: readonly string[],
): string[] {
  const gate = filesOfGate(chunks);
  const holds = (module: string, { moduleIds }: Rolldown.OutputChunk) =>
    moduleIds.some((id) => id.endsWith(module));
  const missing = modules.filter((module) => !chunks.some((chunk) => holds(module, chunk)));
  // Of the backends a build has one.
  if (missing.some((module) => !BACKEND.includes(module)) || missing.length >= BACKEND.length) {
    throw new Error(`The build has no ${missing.join(', ')}, which a page needs. Was it renamed?`);
  }
  const needed = chunks.filter((chunk) => modules.some((module) => holds(module, chunk)));
  const files = new Set(needed.flatMap((chunk) => closure(chunks, chunk)));
  return [...files].filter((file) => !gate.includes(file));
}
