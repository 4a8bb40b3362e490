import type { Plugin } from 'vite';

const ID = 'old-browser';

/** Any browser can run this. `color-mix` is the newest feature that the sites need. */
const SCRIPT = `if (!window.CSS || !CSS.supports('color', 'color-mix(in srgb, red, blue)')) document.getElementById('${ID}').hidden = false;`;

/** Only browsers older than `OLDEST_BROWSERS` show the sentence (B13). */
export const oldBrowserSentence = (sentence: () => string | Promise<string>): Plugin => ({
  name: 'invitation:old-browser',
  transformIndexHtml: async () => [
    {
      tag: 'p',
      attrs: { id: ID, role: 'alert', hidden: true },
      children: await sentence(),
      injectTo: 'body-prepend',
    },
    { tag: 'script', children: SCRIPT, injectTo: 'body-prepend' },
  ],
});
