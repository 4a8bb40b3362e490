import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { loadContent } from './content-folder';
import { CONTENT_MODULES, contentModules } from './content-modules';
import { words } from './words';

export const sourcePlugins = (contentFolder: string, identifiers: 'short' | 'debug') => [
  contentModules(contentFolder),
  words(() => loadContent(contentFolder).language),
  // The same in every build, so that the style sheet and its hash do not depend on the backend.
  vanillaExtractPlugin({
    identifiers,
    unstable_pluginFilter: ({ name }) => name === CONTENT_MODULES,
  }),
  react(),
];
