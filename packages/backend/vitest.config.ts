import { defineConfig } from 'vitest/config';

// Tests with the emulators have their own folder and configuration.
export default defineConfig({
  test: {
    setupFiles: ['@invitation/domain/fixtures/unit-today'],
    exclude: ['src/testing/emulators/**', 'node_modules/**'],
  },
});
