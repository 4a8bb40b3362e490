/**
 * The oldest browsers that can use the sites (B13), as esbuild names them. They all have ES2022, which the tsconfig files of
 * the sites' packages set as `lib`.
 */
export const OLDEST_BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4'];

/** The id of the sentence for older browsers. */
export const OLD_BROWSER_ID = 'old-browser';

/**
 * Shows that sentence. Any browser can run this script. `color-mix` came to the oldest browsers above last of all that
 * the sites need.
 */
export const OLD_BROWSER_SCRIPT = `if (!window.CSS || !CSS.supports('color', 'color-mix(in srgb, red, blue)')) document.getElementById('${OLD_BROWSER_ID}').hidden = false;`;
