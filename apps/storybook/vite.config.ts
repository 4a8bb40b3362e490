import { fileURLToPath } from 'node:url';
import * as hostsWords from '@invitation/domain/words/hosts/language';
import { WORDS } from '@invitation/domain/words/words';
import { fixtureData } from '@invitation/vite/content/modules';
import { wordsAtRunTime } from '@invitation/vite/content/words';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtPictures } from './built-pictures.ts';

const WORDS_OF_STORIES = fileURLToPath(new URL('./src/words.ts', import.meta.url));
const GROUPS = Object.keys({ ...hostsWords, ...WORDS['en-US'] });

export default defineConfig({
  plugins: [
    fixtureData(),
    builtPictures(),
    wordsAtRunTime(WORDS_OF_STORIES, GROUPS),
    vanillaExtractPlugin(),
    react(),
  ],
});
