import type { Plugin } from 'vite';

/**
 * Runs in the page. In the studio's frame, a site starts again after each change, and its heading would take the focus from the field in
 * which somebody types.
 */
function keepFocusOutside(): void {
  if (parent === window) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options);
  };
}

/** Lets a site in a frame move the focus only while it has it. Only in `dev`. */
export const focusInFrame = (): Plugin => ({
  name: 'invitation:focus-in-frame',
  apply: 'serve',
  transformIndexHtml: () => [
    { tag: 'script', children: `(${keepFocusOutside})()`, injectTo: 'head-prepend' },
  ],
});
