import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dayData } from '../../tooling/vite/src/day-data.ts';

export default defineConfig({
  plugins: [dayData(), vanillaExtractPlugin(), react()],
});
