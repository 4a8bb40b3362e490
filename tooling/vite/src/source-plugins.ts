import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { dayData } from './day-data';

/** The plugins that compile an app's source, for browsers and for Node. */
export const sourcePlugins = (identifiers: 'short' | 'debug') => [
  dayData(),
  // The same in every build, so that the style sheet and its hash do not depend on the backend.
  vanillaExtractPlugin({ identifiers }),
  react(),
];
