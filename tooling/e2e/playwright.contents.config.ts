import { defineConfig } from '@playwright/test';
import { journeys } from './src/configuration';

// The tests build and serve their own sites.
export default defineConfig({
  ...journeys('embedded', 'contents', [{ name: 'contents', testMatch: 'contents.spec.ts' }]),
  grepInvert: [],
  webServer: [],
  workers: '100%',
});
