import { defineConfig } from 'vitest/config';

// Tests that start the emulators have their own configuration.
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], exclude: ['src/testing/**'] },
});
