import { launchOptions } from '@invitation/emulators/browsers/find-browser';
import { emulatorProxy } from '@invitation/emulators/proxy';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

// `.ci/run` names a test that passes only when repeated.
const retry = process.env.CI ? 1 : 0;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['src/testing/emulators/rules*.test.ts'],
          retry,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        server: { proxy: emulatorProxy(process.env) },
        optimizeDeps: {
          include: [
            'firebase/app',
            'firebase/auth',
            'firebase/firestore',
            'firebase/firestore/lite',
            'zod/mini',
          ],
        },
        test: {
          name: 'sdk',
          include: ['src/testing/emulators/firebase*.test.ts'],
          retry,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
