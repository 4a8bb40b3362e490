import { defineConfig } from 'vitest/config';

// Without the app's Vite plugins: the tests are about the server and the store. Components are tested in Storybook.
export default defineConfig({
  test: { testTimeout: 30_000, setupFiles: ['@invitation/domain/fixtures/unit-today'] },
});
