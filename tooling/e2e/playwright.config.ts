import { fileURLToPath } from 'node:url';
import { launchOptions } from '@invitation/browser/find-browser';
import { defineConfig } from '@playwright/test';
import { FULL, PORTS, SATURDAY } from './src/sites';

const preview = (app: keyof typeof PORTS, url: string) => ({
  command: `node --import tsx node_modules/vite/bin/vite.js preview --outDir dist-embedded --port ${PORTS[app]}`,
  cwd: fileURLToPath(new URL(`../../apps/${app}`, import.meta.url)),
  url,
  reuseExistingServer: false,
});

export default defineConfig({
  testDir: 'src',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/test.json' }]],
  use: {
    baseURL: FULL,
    viewport: { width: 390, height: 844 },
    launchOptions: launchOptions(),
    trace: 'retain-on-failure',
  },
  webServer: [preview('full', FULL), preview('saturday', SATURDAY)],
});
