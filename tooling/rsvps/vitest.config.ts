import { defineConfig } from 'vitest/config';

// Tests that need the emulators have their own configuration.
export default defineConfig({
  test: { include: ['src/*.test.ts', 'src/invite/*.test.ts'], testTimeout: 30_000 },
});
