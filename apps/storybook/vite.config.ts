import { dayData } from '@invitation/vite/day-data';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [dayData(), vanillaExtractPlugin(), react()],
});
