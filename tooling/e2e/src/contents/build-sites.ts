import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SiteName } from '@invitation/vite/content/sites';
import { ROOT } from '@invitation/vite/root';

/** For a busy machine. A build that is killed does not outlive its test. */
const BUILD_MS = 180_000;

/**
 * Checks the content in `folder/content`, and builds its sites on the embedded backend, each into the folder of its name.
 *
 * @throws Error with the faults of the content, or of a build
 */
export async function buildSites(folder: string, apps: readonly SiteName[]): Promise<void> {
  const command = join(ROOT, 'tooling/vite/src/content/testing/build-content.ts');
  // Not in this process, whose NODE_ENV would give React's development build.
  const { NODE_ENV: _, ...env } = process.env;
  await promisify(execFile)('tsx', [command, folder, ...apps], {
    env,
    cwd: join(ROOT, 'tooling/vite'),
    timeout: BUILD_MS,
  });
}
