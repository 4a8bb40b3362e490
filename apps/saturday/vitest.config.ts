import { defineConfig } from 'vitest/config';

// The test reads the built files; it takes no part of the site's own configuration.
export default defineConfig({});
