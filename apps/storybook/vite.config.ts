import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  optimizeDeps: {
    // Found only once a recipe runs; a late find would reload the page under a running test.
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
  },
});
