import { launchOptions } from '@invitation/emulators/browsers/find-browser';
import { defineConfig } from '@playwright/test';
import { TIMEOUT_MS } from './src/engines/guest';

const { args = [], ...browser } = launchOptions();

/** Journeys through a finished deployment under its hosted names. `rehearse` serves it. */
export default defineConfig({
  testDir: 'src/rehearsal',
  outputDir: 'test-results/rehearsal',
  workers: 1,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: TIMEOUT_MS },
  use: {
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...browser,
      args: [...args, ...JSON.parse(process.env.BROWSER_ARGUMENTS ?? '[]')],
    },
    screenshot: 'only-on-failure',
  },
});
