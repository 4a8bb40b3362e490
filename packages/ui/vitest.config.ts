import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { setupFiles: ['@invitation/domain/fixtures/unit-today'] } });
