import { fixtureData } from '@invitation/vite/content-modules';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [fixtureData(), vanillaExtractPlugin(), react()],
});
