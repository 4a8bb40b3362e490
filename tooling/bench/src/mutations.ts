// Changes the code in small ways, and prints each change that no test of its package notices. The score is the share of changes that a
// test notices. What runs once, when a module is loaded, is left unchanged.
// Usage: tsx src/mutations.ts [FILE…], e.g. packages/domain/src/rsvp/save.ts; without a file all of FILES, which takes hours
// It works in place, so commit first.
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from '@invitation/vite/root';
import { Stryker } from '@stryker-mutator/core';

const FILES = [
  'packages/domain/src/**/*.ts',
  'packages/site/src/{session,rsvp}/**/*.ts',
  'packages/backend/src/**/*.ts',
  'apps/hosts/src/{edit,model}/**/*.ts',
];
const NOT_TESTED = ['!**/*.{test,contract,css}.ts', '!**/{testing,fixtures,words}/**'];

/** Tests run in the folder of their package. */
const packageOf = (file: string) => file.split('/').slice(0, 2).join('/');

const named = process.argv.slice(2);
const files = named.length > 0 ? named : FILES;
for (const folder of new Set(files.map(packageOf))) {
  const mutate = files
    .filter((file) => packageOf(file) === folder)
    .map((file) => relative(folder, file));
  process.chdir(join(ROOT, folder));
  await new Stryker({
    mutate: [...mutate, ...NOT_TESTED],
    testRunner: 'vitest',
    plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
    ignoreStatic: true,
    // For a copy of the package, Stryker would rewrite tsconfig.json, which fails with TypeScript 7. It restores the files at the end.
    inPlace: true,
    // A timeout counts as noticing the change, so it must not be reached just because the machine is busy.
    timeoutMS: 30_000,
    reporters: ['clear-text'],
    // Vitest looks for no tests in this folder: the copies of the emulators' tests would fail.
    tempDirName: 'node_modules/.mutations',
  }).runMutationTest();
}
