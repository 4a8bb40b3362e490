import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DEBIAN_PACKAGES } from './find-engine';

export type Browser = keyof typeof DEBIAN_PACKAGES;

const PLAYWRIGHT = join(
  dirname(createRequire(import.meta.url).resolve('playwright/package.json')),
  'cli.js',
);
/** In seconds, because something else may be installing packages. */
const APT_LOCK_TIMEOUT = 300;

const isRoot = process.getuid?.() === 0;

/**
 * Installs a browser by Playwright's download. If that is blocked, root on Debian installs the system's package.
 *
 * @returns the output of the commands, which tells why one failed
 */
export function installBrowser(browser: Browser): string {
  const printed: string[] = [];
  const run = (command: string, ...args: string[]) => {
    const { status, stdout, stderr, error } = spawnSync(command, args, {
      encoding: 'utf8',
      maxBuffer: Number.POSITIVE_INFINITY,
    });
    printed.push(stdout, stderr, error?.message ?? '');
    return status === 0;
  };
  const playwright = (...args: string[]) => run(process.execPath, PLAYWRIGHT, ...args);
  const name = browser === 'whole-chromium' ? 'chromium' : browser;
  if (playwright('install', name)) {
    // The libraries of the system need root, or `sudo` without a password as in CI.
    if (isRoot || process.env.CI) playwright('install-deps', name);
  } else if (process.platform === 'linux' && isRoot) {
    const packages = DEBIAN_PACKAGES[browser];
    console.log(`Playwright's download failed. Installing ${packages.join(', ')} with apt-get.`);
    const aptGet = ['-qo', `DPkg::Lock::Timeout=${APT_LOCK_TIMEOUT}`];
    run('apt-get', ...aptGet, 'update');
    run('apt-get', ...aptGet, 'install', '-y', '--no-install-recommends', ...packages);
  }
  return printed.join('');
}
