import type { HtmlTagDescriptor, Plugin } from 'vite';

const OLD_BROWSER = 'old-browser';

/** Any browser can run this. `color-mix` is the newest feature that the sites need. */
const SCRIPT = `if (!window.CSS || !CSS.supports('color', 'color-mix(in srgb, red, blue)')) document.getElementById('${OLD_BROWSER}').hidden = false;`;

type Messages = Readonly<Record<'noScript' | 'notLoaded' | 'oldBrowser', string>>;

const inBody = (
  tag: string,
  children: string,
  attrs: NonNullable<HtmlTagDescriptor['attrs']> = {},
): HtmlTagDescriptor => ({ tag, attrs, children, injectTo: 'body-prepend' });

const hidden = (id: string, message: string) =>
  inBody('p', message, { id, role: 'alert', hidden: true });

/** The messages of a page whose scripts do not run (B10). Only browsers older than `OLDEST_BROWSERS` show `oldBrowser` (B13). */
export const htmlMessages = (messages: () => Messages | Promise<Messages>): Plugin => ({
  name: 'invitation:html-messages',
  async transformIndexHtml() {
    const { noScript, notLoaded, oldBrowser } = await messages();
    return [
      hidden(OLD_BROWSER, oldBrowser),
      inBody('script', SCRIPT),
      inBody('noscript', noScript),
      hidden('load-error', notLoaded),
    ];
  },
});
