import type { BackendName } from '@invitation/backend/load-backend';
import { DATA_CHUNKS, PAGE_PATHS, PAGES, type PagePath } from '@invitation/site/pages';
import type { Rolldown } from 'vite';
import { featuresOf } from '../content/features';
import { loadContent } from '../content/folder';
import type { SiteName } from '../content/sites';
import type { Environment } from '../settings/environment';
import { withImports } from './chunk-imports';

/** An export that identifies each backend's chunk. A build contains one backend. */
const BACKENDS: Readonly<Record<Environment['VITE_BACKEND'], string>> = {
  embedded: 'openEmbeddedBackend',
  emulators: 'openFirebaseBackend',
  firebase: 'openFirebaseBackend',
  // `BackendName` comes from `load-backend.ts`, which must know the same names as the settings.
} satisfies Readonly<Record<BackendName, string>>;
const PROTECTED_SITE = 'ProtectedSite';
const STORIES = 'stories';

export const filesOfGate = (chunks: readonly Rolldown.OutputChunk[]): string[] => [
  ...new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => withImports(chunks, chunk)),
  ),
];

/** @throws Error if no chunk has one of the exports */
export function filesOf(
  chunks: readonly Rolldown.OutputChunk[],
  names: readonly string[],
): string[] {
  const gate = filesOfGate(chunks);
  const files = names.flatMap((name) => {
    const chunk = chunks.find(
      ({ isDynamicEntry, exports }) => isDynamicEntry && exports.includes(name),
    );
    if (!chunk) throw new Error(`No chunk of the build exports ${name}. Was it renamed?`);
    return withImports(chunks, chunk);
  });
  return [...new Set(files)].filter((file) => !gate.includes(file));
}

/** The files a page behind the gate needs, minus the gate's own. */
export function filesOfPage(chunks: readonly Rolldown.OutputChunk[], path: PagePath): string[] {
  const { component, needs } = PAGES[path];
  const data = DATA_CHUNKS[needs];
  const backend = [...new Set(Object.values(BACKENDS))].filter((name) =>
    chunks.some(({ exports }) => exports.includes(name)),
  );
  return filesOf(chunks, [
    PROTECTED_SITE,
    component,
    ...(data === 'backend' ? backend : []),
    ...(data === 'stories' ? [STORIES] : []),
  ]);
}

export const pagePathsOf = (name: SiteName, contentFolder: string): PagePath[] => {
  const { ALBUM, DETAILS } = featuresOf(name, loadContent(contentFolder));
  const present: Partial<Record<PagePath, boolean>> = { '/details': DETAILS, '/our-story': ALBUM };
  return PAGE_PATHS.filter((path) => present[path] ?? true);
};
