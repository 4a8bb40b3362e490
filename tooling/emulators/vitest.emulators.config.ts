import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/testing/emulators/*.test.ts'],
    // `.ci/run` names a test that passes only when repeated.
    retry: process.env.CI ? 1 : 0,
  },
});
