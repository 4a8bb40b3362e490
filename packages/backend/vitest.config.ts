import { defineConfig } from 'vitest/config';

// What needs the emulators is in a folder and a configuration of its own.
export default defineConfig({ test: { include: ['src/*.test.ts', 'src/firebase/*.test.ts'] } });
