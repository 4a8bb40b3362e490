import { fileURLToPath } from 'node:url';
import { launchOptions } from '@invitation/emulators/browsers/find-browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default mergeConfig(
  viteConfig,
  defineConfig({
    plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
    test: {
      name: 'stories',
      // As in Storybook, all stories share one document. A new one for each file takes a fifth more processor time.
      isolate: false,
      testTimeout: 60_000,
      setupFiles: ['.storybook/vitest.setup.ts'],
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: launchOptions() }),
        instances: [{ browser: 'chromium' }],
        viewport: { width: 390, height: 844 },
        screenshotFailures: false,
      },
    },
  }),
);
