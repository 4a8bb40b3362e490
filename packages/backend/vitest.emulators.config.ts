import { sdkTests } from '@invitation/emulators/vitest-config';
import { defineConfig, mergeConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The adapter logs what the rules refuse.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'rules',
          include: ['src/testing/emulators/rules*.test.ts'],
          // With isolation, each file would load Firebase again.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      mergeConfig(sdkTests('src/testing/emulators/firebase*.test.ts'), {
        test: {
          name: 'sdk',
          // Runs after the tests of the rules: the emulator may fail a request while they load other rules.
          sequence: { groupOrder: 1 },
        },
      }),
    ],
  },
});
