import { launchOptions } from '@invitation/emulators/browsers/find-browser';
import { emulatorProxy } from '@invitation/emulators/proxy';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  server: {
    proxy: {
      ...emulatorProxy(process.env),
      // The mails that Firebase would send.
      '/emulator/': `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`,
    },
  },
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
    include: ['src/model/testing/*.test.ts'],
    // All files write into one database, and into the storage of one origin.
    fileParallelism: false,
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
});
