import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { loadContent } from './content-folder';
import { CONTENT_MODULES, contentModules } from './content-modules';
import { words, wordsAtRunTime } from './words';

/** @param language whether the words are those of the content, or those that the page loads */
export const sourcePlugins = (
  contentFolder: string,
  identifiers: 'short' | 'debug',
  language: 'of-content' | 'at-run-time' = 'of-content',
) => [
  contentModules(contentFolder),
  language === 'of-content' ? words(() => loadContent(contentFolder).language) : wordsAtRunTime(),
  // The same in every build, so that the style sheet and its hash do not depend on the backend.
  vanillaExtractPlugin({
    identifiers,
    unstable_pluginFilter: ({ name }) => name === CONTENT_MODULES,
  }),
  react(),
];
