import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A new folder, which is removed after the test. @param after `afterAll` for a folder of the whole file */
export function temporaryFolder(after: (remove: () => void) => void = onTestFinished): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'invitation-')));
  after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
