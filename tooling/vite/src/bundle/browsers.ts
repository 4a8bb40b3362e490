/**
 * The oldest browsers that can use the sites (B13), as esbuild names them. They all have ES2022, which the tsconfig files of
 * the sites' packages set as `lib`.
 */
export const OLDEST_BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];
