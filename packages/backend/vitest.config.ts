import { defineConfig } from 'vitest/config';

// Tests with the emulators have their own folder and configuration.
export default defineConfig({ test: { exclude: ['src/testing/emulators/**', 'node_modules/**'] } });
