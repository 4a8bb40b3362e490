// By the package's name, as Vite warns of the imports without an ending in its own files.
import { studioServer } from '@invitation/studio/server/studio-server';
import { CONTENT } from '@invitation/vite/content/folder';
import { fixtureData } from '@invitation/vite/content/modules';
import { SITES, type SiteName } from '@invitation/vite/content/sites';
import { studioSummary } from '@invitation/vite/dev/dev-summary';
import { addressOf, devPortOf, portInUse } from '@invitation/vite/settings/ports';
import { readSettings } from '@invitation/vite/settings/settings';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ mode }) => {
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
      studioServer(CONTENT, addressOf(port)),
      studioSummary(portOf, () => port),
      portInUse(),
    ],
    // The pictures of the content, as on the sites.
    publicDir: CONTENT,
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
