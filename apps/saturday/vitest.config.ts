import { defineConfig } from 'vitest/config';

// The test reads built files and needs no plugins. Without this file, Vitest would use vite.config.ts.
export default defineConfig(({ mode }) => ({
  // The deployment check reads the build for guests.
  test: { env: mode === 'deployment' ? { BUILD: 'dist' } : {} },
}));
