import { defineConfig } from 'vitest/config';

/** These tests replace a module, so each file loads all modules. The others load all modules once, in half the processor's time. */
const WITH_MOCKS = [
  'src/links/share.test.ts',
  'src/model/spreadsheet/write/csv-languages.test.ts',
  'src/model/spreadsheet/write/template.test.ts',
  'src/model/backend/firebase/firebase-hosts.test.ts',
  'src/model/backend/firebase/hosts-session.test.ts',
];

const project = (name: string, isolate: boolean, files: object) => ({
  test: {
    name,
    isolate,
    unstubGlobals: !isolate,
    setupFiles: ['@invitation/domain/fixtures/unit-today'],
    // The property tests take longer on a busy machine.
    testTimeout: 30_000,
    ...files,
  },
});

// Without the app's Vite plugins: the tests are about plain functions. Those with the emulators have their own configuration.
export default defineConfig({
  test: {
    projects: [
      project('plain', false, {
        exclude: [...WITH_MOCKS, 'src/model/backend/testing/**', 'node_modules/**'],
      }),
      project('mocks', true, { include: WITH_MOCKS }),
    ],
  },
});
