import { defineConfig } from 'vitest/config';

// Without the app's Vite plugins: the tests are about plain functions. Those with the emulators have their own configuration.
export default defineConfig({
  test: {
    exclude: ['src/model/testing/**', 'node_modules/**'],
    // The property tests take longer on a busy machine.
    testTimeout: 30_000,
  },
});
