import { CONTENT } from '@invitation/vite/content/folder';
import { SITES } from '@invitation/vite/content/sites';
import { devPortOf, portInUse } from '@invitation/vite/settings/ports';
import { readSettings } from '@invitation/vite/settings/settings';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { studioServer } from './src/server/studio-server';

export default defineConfig(({ mode }) => {
  const settings = readSettings(mode);
  const addresses = SITES.map((site) => [site, `http://localhost:${devPortOf(site, settings)}/`]);
  return {
    plugins: [
      vanillaExtractPlugin({ identifiers: 'debug' }),
      react(),
      studioServer(CONTENT),
      portInUse(),
    ],
    // The pictures of the content, as on the sites.
    publicDir: CONTENT,
    define: { 'import.meta.env.SITES': JSON.stringify(Object.fromEntries(addresses)) },
    // Only this computer can open it. The port follows the sites' ports.
    server: {
      host: 'localhost',
      port: devPortOf('hosts', settings) + 1,
      strictPort: true,
      open: true,
    },
  };
});
