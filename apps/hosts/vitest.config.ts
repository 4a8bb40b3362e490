import { defineConfig } from 'vitest/config';

// Without the app's Vite plugins: the tests are about plain functions.
export default defineConfig({});
