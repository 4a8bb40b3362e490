import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findBrowser } from './find-browser';

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Playwright's own download first; as root on Debian, where that is refused, the system's package. */
function install(): void {
  const playwright = createRequire(import.meta.url).resolve('playwright/package.json');
  if (run(process.execPath, join(dirname(playwright), 'cli.js'), 'install', 'chromium')) return;
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  if (run('apt-get', 'update', '-q')) {
    run('apt-get', 'install', '-yq', '--no-install-recommends', 'chromium');
  }
}

let browser = findBrowser();
if (browser === null) {
  console.log('No Chromium was found: installing one for the tests.');
  install();
  browser = findBrowser();
}
if (browser === null) {
  console.error(
    'The tests need a Chromium, and none could be installed here. Install Chrome or Chromium, or name its executable in CHROME_PATH, and run the tests again.',
  );
  process.exitCode = 1;
} else {
  console.log(`Testing in ${browser}`);
}
