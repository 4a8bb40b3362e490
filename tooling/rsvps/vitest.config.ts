import { defineConfig } from 'vitest/config';

// What needs the emulators has a configuration of its own.
export default defineConfig({ test: { include: ['src/*.test.ts'] } });
