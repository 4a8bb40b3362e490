import { sdkTests } from '@invitation/emulators/vitest-config';
import { defineConfig } from 'vitest/config';

export default defineConfig(sdkTests('src/model/backend/testing/*.test.ts'));
