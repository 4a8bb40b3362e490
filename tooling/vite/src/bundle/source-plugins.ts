import type { Language } from '@invitation/domain/words/words';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { loadContent } from '../content/folder';
import { CONTENT_MODULES, contentModules } from '../content/modules';
import { words, wordsAtRunTime } from '../content/words';

/** @param language of the content and the words; by default the content's own. `at-run-time`: the page loads its words itself */
export const sourcePlugins = (
  contentFolder: string,
  identifiers: 'short' | 'debug',
  language?: Language | 'at-run-time',
) => [
  ...(language === 'at-run-time'
    ? [contentModules(contentFolder), wordsAtRunTime()]
    : [
        contentModules(contentFolder, language),
        words(() => loadContent(contentFolder, language).language),
      ]),
  // Styles are compiled with this one plugin in every build, so that the style sheet and its hash do not depend on the backend.
  vanillaExtractPlugin({
    identifiers,
    unstable_pluginFilter: ({ name }) => name === CONTENT_MODULES,
  }),
  react(),
];
