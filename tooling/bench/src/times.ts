import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Report } from './report';
import { table } from './table';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** The README's commands, as a person types them. */
const COMMANDS = ['install', 'build', 'test'] as const;

/** How long a command takes, in seconds: with nothing there yet, and again with all there. */
export interface Time {
  readonly command: string;
  readonly cold: number;
  readonly cached: number;
}

/**
 * Times the commands in a fresh clone of the last commit, with an empty package store and an empty cache of turbo's.
 *
 * @throws if a command fails
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
      times.push({ command: `npx pnpm ${command}`, cold: await timed(), cached: await timed() });
    }
    return times;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs a command; tells how many seconds it took. */
function run(
  cwd: string,
  env: NodeJS.ProcessEnv,
  [command = '', ...parameters]: readonly string[],
): Promise<number> {
  const begun = performance.now();
  const child = spawn(command, parameters, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve((performance.now() - begun) / 1000);
      else reject(new Error(`${command} ${parameters.join(' ')} failed:\n${said.slice(-4000)}`));
    });
  });
}

/** The times as a table. */
export const timesReport = (times: readonly Time[]): Report => ({
  text: table(
    ['in a fresh clone', 'first (s)', 'again (s)'],
    times.map(({ command, cold, cached }) => [
      `\`${command}\``,
      cold.toFixed(0),
      cached.toFixed(1),
    ]),
  ),
  failures: [],
});
