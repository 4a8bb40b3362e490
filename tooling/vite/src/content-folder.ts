import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

const folder = (name: string) =>
  fileURLToPath(new URL(`../../../packages/domain/src/${name}`, import.meta.url));

/** The content of the hosts. */
export const CONTENT = folder('content');
/** The content of the tests. It has the same files. */
export const FIXTURES = folder('fixtures');

/** Resolves `@invitation/domain/content/…` to a folder with the same files. */
export const contentAlias = (contentFolder: string): Alias => ({
  find: /^@invitation\/domain\/content\//,
  replacement: `${contentFolder}/`,
});
