import { playwright } from '@vitest/browser-playwright';
import type { ViteUserConfig } from 'vitest/config';
import { launchOptions } from './browsers/find-browser';
import { emulatorProxy } from './proxy';

/** The SDKs in Chromium reach the emulators under the origin of their page. */
export const sdkTests = (include: string): ViteUserConfig => ({
  server: {
    proxy: {
      ...emulatorProxy(process.env),
      '^/emulator/.*:securityRules$': `http://${process.env.FIRESTORE_EMULATOR_HOST}`,
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
    include: [include],
    // One file at a time, because the timeouts are short.
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
