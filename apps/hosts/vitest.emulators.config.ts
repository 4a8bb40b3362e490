import { sdkTests } from '@invitation/emulators/vitest-config';
import { defineConfig } from 'vitest/config';

export default defineConfig(sdkTests('src/backend/testing/*.test.ts'));
