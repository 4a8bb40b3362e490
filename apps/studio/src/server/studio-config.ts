import { servedContent } from '@invitation/vite/content/files';
import { CONTENT } from '@invitation/vite/content/folder';
import { fixtureData } from '@invitation/vite/content/modules';
import { SITES, type SiteName } from '@invitation/vite/content/sites';
import { studioSummary } from '@invitation/vite/dev/dev-summary';
import { addressOf, devPortOf, portInUse } from '@invitation/vite/settings/ports';
import { readSettings } from '@invitation/vite/settings/settings';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { studioServer } from './studio-server';

/** @param contentFolder the content that the studio edits */
export const studioConfig = (contentFolder = CONTENT) =>
  defineConfig(({ mode }) => {
    const settings = readSettings(mode);
    const portOf = (site: SiteName) => devPortOf(site, settings);
    const addresses = SITES.map((site) => [site, addressOf(portOf(site))]);
    // Follows the sites' ports.
    const port = portOf('hosts') + 1;
    return {
      plugins: [
        vanillaExtractPlugin({ identifiers: 'debug' }),
        react(),
        fixtureData(),
        studioServer(contentFolder, addressOf(port)),
        servedContent(contentFolder),
        studioSummary(portOf, () => port),
        portInUse(),
      ],
      publicDir: false,
      define: { 'import.meta.env.SITES': JSON.stringify(Object.fromEntries(addresses)) },
      // Only this computer can open it, or whoever is signed in to the codespace.
      server: {
        host: 'localhost',
        port,
        strictPort: true,
        open: !process.env.CODESPACES,
        allowedHosts: [new URL(addressOf(port)).hostname],
      },
    };
  });
