import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

const folder = (name: string) =>
  fileURLToPath(new URL(`../../../packages/domain/src/${name}`, import.meta.url));

/** The celebration of the hosts. */
export const CONTENT = folder('content');
/** The celebration of the tests, which has the same files. */
export const FIXTURES = folder('fixtures');

/** Takes what code imports as `@invitation/domain/content/…` from a folder with the same files. */
export const contentAlias = (contentFolder: string): Alias => ({
  find: /^@invitation\/domain\/content\//,
  replacement: `${contentFolder}/`,
});
