import { fileURLToPath } from 'node:url';
import type { Language } from '@invitation/domain/words/words';
import { BOOT_DATA_ID, type BootData } from '@invitation/site/boot-data';
import type { Plugin } from 'vite';
import { siteContent } from '../content/folder';
import type { SiteName } from '../content/sites';

const FIRST_PAINT = fileURLToPath(import.meta.resolve('@invitation/site/first-paint'))
  .replace(/^(?=[a-z]:)/i, '/')
  .replaceAll('\\', '/');

/**
 * Runs the script of the first paint in `dev` too, before any other module: nothing else reads personal links (B14).
 * `prerender` puts it into the HTML of a build.
 */
export const firstPaintInDev = (
  name: SiteName,
  contentFolder: string,
  language?: Language,
): Plugin => ({
  name: 'invitation:first-paint-in-dev',
  apply: 'serve',
  transformIndexHtml() {
    const { password } = siteContent(name, contentFolder, language).celebration;
    const data: BootData = { password, links: {} };
    return [
      {
        tag: 'script',
        attrs: { type: 'application/json', id: BOOT_DATA_ID },
        children: JSON.stringify(data),
        injectTo: 'head',
      },
      {
        tag: 'script',
        // Not inline: Vite holds inline modules in memory, and would lose this one if it restarts while the page loads.
        attrs: { type: 'module', src: `/@fs${FIRST_PAINT}` },
        injectTo: 'head',
      },
    ];
  },
});
