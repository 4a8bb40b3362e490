// Finds the browsers for the tests, or installs them.
// Usage: tsx src/ensure-browser.ts chromium|firefox|webkit...
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findBrowser } from './find-browser';
import { DEBIAN_PACKAGES, findEngine } from './find-engine';

type Browser = 'chromium' | 'firefox' | 'webkit';

const CLI = join(
  dirname(createRequire(import.meta.url).resolve('playwright/package.json')),
  'cli.js',
);
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;
const playwright = (...args: string[]) => run(process.execPath, CLI, ...args);

const isRoot = process.getuid?.() === 0;

function find(browser: Browser): string | null {
  if (browser === 'chromium') return findBrowser();
  const found = findEngine(browser);
  return found?.kind === 'debian' ? found.executablePath : found && `Playwright's ${browser}`;
}

// Playwright's download may be blocked. Root on Debian then installs the system's package.
function install(browser: Browser): void {
  if (playwright('install', browser)) {
    // The libraries of the system need root, or `sudo` without a password as in CI.
    if (isRoot || process.env.CI) playwright('install-deps', browser);
    return;
  }
  if (process.platform !== 'linux' || !isRoot) return;
  const packages = browser === 'chromium' ? ['chromium'] : DEBIAN_PACKAGES[browser];
  if (run('apt-get', 'update', '-q')) {
    run('apt-get', 'install', '-yq', '--no-install-recommends', ...packages);
  }
}

const ADVICE: Record<Browser, string> = {
  chromium: 'Install Chrome or Chromium, or set CHROME_PATH to its executable.',
  firefox: 'Run "npx playwright install --with-deps firefox" in tooling/emulators/src/browsers.',
  webkit: 'Run "npx playwright install --with-deps webkit" in tooling/emulators/src/browsers.',
};

for (const browser of process.argv.slice(2) as Browser[]) {
  if (find(browser) === null) {
    console.log(`${browser} was not found. Installing it for the tests.`);
    install(browser);
  }
  const found = find(browser);
  if (found !== null) {
    console.log(`The tests use ${found}`);
    continue;
  }
  console.error(
    `MISSING: ${browser}, which the tests need, could not be installed. ${ADVICE[browser]}`,
  );
  // Without Firefox or WebKit the other tests still run. The journeys in it fail in CI and are skipped elsewhere.
  if (browser === 'chromium') process.exitCode = 1;
}
