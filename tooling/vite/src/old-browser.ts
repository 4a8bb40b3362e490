import type { Plugin } from 'vite';

const ID = 'old-browser';

/**
 * Any browser can run this script. `color-mix` came to the oldest supported browsers last of all that the sites need.
 */
const SCRIPT = `if (!window.CSS || !CSS.supports('color', 'color-mix(in srgb, red, blue)')) document.getElementById('${ID}').hidden = false;`;

/**
 * Adds a sentence that only browsers older than `OLDEST_BROWSERS` show (B13).
 *
 * @param page what they cannot show, e.g. `this invitation`
 */
export const oldBrowserSentence = (page: string): Plugin => ({
  name: 'invitation:old-browser',
  transformIndexHtml: () => [
    {
      tag: 'p',
      attrs: { id: ID, role: 'alert', hidden: true },
      children: `This browser is too old for ${page}. Please update it, or open the page in another one.`,
      injectTo: 'body-prepend',
    },
    { tag: 'script', children: SCRIPT, injectTo: 'body-prepend' },
  ],
});
