import { launchOptions } from '@invitation/emulators/browsers/find-browser';
import { emulatorProxy } from '@invitation/emulators/proxy';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['src/testing/emulators/rules*.test.ts'],
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
          // After the rules: while their tests load other rules, the emulator may fail a request.
          sequence: { groupOrder: 1 },
          include: ['src/testing/emulators/firebase*.test.ts'],
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
