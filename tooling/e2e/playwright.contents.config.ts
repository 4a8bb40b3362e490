import { defineConfig } from '@playwright/test';
import { journeys } from './src/configuration';

// Builds its own sites, so it needs none of the others.
export default defineConfig({
  ...journeys('embedded', 'contents', [{ name: 'contents', testMatch: 'contents.spec.ts' }]),
  grepInvert: [],
  webServer: [],
  workers: '100%',
});
