import { BOOT_DATA_ID, type BootData } from '@invitation/site/boot-data';
import type { Site } from '@invitation/site/site';
import type { Plugin } from 'vite';

/**
 * Runs the script of the first paint in `dev` too, before any other module: it alone reads personal links (B14).
 * `prerender` puts it into the HTML of a build.
 */
export const firstPaintInDev = (): Plugin => ({
  name: 'invitation:first-paint-in-dev',
  apply: 'serve',
  transformIndexHtml: {
    // Vite then serves the inline module.
    order: 'pre',
    async handler(_, { server }) {
      if (!server) return;
      const { site } = (await server.ssrLoadModule('/src/site.ts')) as { site: Site };
      const data: BootData = { password: site.celebration.password, links: {} };
      return [
        {
          tag: 'script',
          attrs: { type: 'application/json', id: BOOT_DATA_ID },
          children: JSON.stringify(data),
          injectTo: 'head',
        },
        {
          tag: 'script',
          attrs: { type: 'module' },
          children: "import '@invitation/site/first-paint';",
          injectTo: 'head',
        },
      ];
    },
  },
});
