// Checks the content in seconds. On GitHub, each fault is shown at its line of the file.
// Usage: tsx src/check/check-content.ts
import { relative } from 'node:path';
import { CONTENT, ContentError } from '../content/folder';
import { exitWith } from '../exit-with';
import { ROOT } from '../root';
import { annotationsOf } from './annotations';
import { checkContent } from './check';

const warnings = await checkContent(CONTENT, true).catch((error: unknown) => {
  if (process.env.GITHUB_ACTIONS && error instanceof ContentError) {
    console.log(annotationsOf(error.faults, relative(ROOT, CONTENT)));
  }
  return exitWith(error);
});
console.log(warnings || 'The content has no faults.');
