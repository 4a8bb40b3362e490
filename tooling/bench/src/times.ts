import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Report } from './report';
import { table } from './table';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const COMMANDS = ['install', 'build'] as const;

/** How long a command takes in a fresh clone and when run again, in seconds. */
export interface Time {
  readonly command: string;
  readonly first: number;
  readonly again: number;
}

/**
 * Runs the commands in a fresh clone of the last commit, with an empty package store.
 *
 * @throws Error if a command fails
 */
export async function measureTimes(): Promise<Time[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const clone = join(folder, 'clone');
  const { PATH, HOME, CHROME_PATH, PLAYWRIGHT_BROWSERS_PATH } = process.env;
  const environment = {
    PATH,
    HOME,
    CHROME_PATH,
    PLAYWRIGHT_BROWSERS_PATH,
    CI: 'true',
    VITE_BACKEND: 'embedded',
    pnpm_config_store_dir: join(folder, 'store'),
  };
  try {
    await run(ROOT, environment, ['git', 'clone', '--quiet', ROOT, clone]);
    const times: Time[] = [];
    for (const command of COMMANDS) {
      const timed = () => run(clone, environment, ['npx', 'pnpm', command]);
      times.push({ command: `npx pnpm ${command}`, first: await timed(), again: await timed() });
    }
    return times;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs a command, and returns how many seconds it took. */
function run(
  cwd: string,
  env: NodeJS.ProcessEnv,
  [command = '', ...args]: readonly string[],
): Promise<number> {
  const start = performance.now();
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve((performance.now() - start) / 1000);
      else reject(new Error(`${command} ${args.join(' ')} failed:\n${output.slice(-4000)}`));
    });
  });
}

export const timesReport = (times: readonly Time[]): Report => ({
  text: table(
    ['in a fresh clone', 'first (s)', 'again (s)'],
    times.map(({ command, first, again }) => [
      `\`${command}\``,
      first.toFixed(0),
      again.toFixed(1),
    ]),
  ),
  failures: [],
});
