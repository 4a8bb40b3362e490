// Runs pnpm in a copy of the project with another couple's content, to find code that depends on the hosts' own.
// Usage: tsx src/swap/swap-content.ts [ARGUMENT…]; default: `test`
import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadPictures, makePictures } from '@invitation/vite/check/testing/make-pictures';
import { ROOT } from '@invitation/vite/root';

const CONTENT = 'packages/domain/content';
const OTHER_COUPLE = 'packages/domain/src/fixtures/four-days';
const COMMAND = process.argv.length > 2 ? process.argv.slice(2) : ['test'];

/** All files of the project outside its content, also uncommitted ones. */
const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
  { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
)
  .split('\0')
  .filter((file) => file !== '' && !file.startsWith(`${CONTENT}/`));

const copy = await mkdtemp(join(tmpdir(), 'invitation-swap-'));
function run(...commands: string[]): number {
  console.log(`$ npx pnpm ${commands.join(' ')}`);
  const { status } = spawnSync('npx', ['pnpm', ...commands], { cwd: copy, stdio: 'inherit' });
  return status ?? 1;
}

try {
  for (const file of files) {
    // Git also lists deleted files until the next commit.
    await cp(join(ROOT, file), join(copy, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await cp(join(ROOT, OTHER_COUPLE), join(copy, CONTENT), { recursive: true });
  await makePictures(join(copy, CONTENT, 'pictures'), loadPictures(join(ROOT, OTHER_COUPLE)));
  const steps = [['install', '--frozen-lockfile'], COMMAND];
  const failed = steps.find((step) => run(...step) !== 0);
  if (failed) {
    console.error(
      `With another couple's content, \`npx pnpm ${failed.join(' ')}\` fails. A test, a story or the code depends on the hosts' content.`,
    );
    process.exitCode = 1;
  }
} finally {
  await rm(copy, { recursive: true, force: true });
}
