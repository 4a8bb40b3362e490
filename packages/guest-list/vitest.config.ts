import { defineConfig } from 'vitest/config';

// The property tests take longer on a busy machine.
export default defineConfig({ test: { testTimeout: 30_000 } });
