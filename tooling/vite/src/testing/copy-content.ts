import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { FIXTURES } from '../content/folder';
import { temporaryFolder } from './temporary-folder';

/** A copy of the content of the tests, which is removed after the test. */
export function copyContent() {
  const folder = temporaryFolder();
  cpSync(FIXTURES, folder, { recursive: true });
  return {
    folder,
    edit(file: string, from: string | RegExp, to: string): void {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      expect(text).toMatch(from);
      writeFileSync(path, text.replace(from, to));
    },
  };
}
