// Finds the browsers for the tests, or installs them.
// Usage: tsx src/browsers/ensure-browser.ts chromium|whole-chromium|firefox|webkit...
import { findBrowser, findWholeBrowser } from './find-browser';
import { findEngine } from './find-engine';
import { type Browser, installBrowser } from './install-browser';
import { takeLock } from './lock';

function find(browser: Browser): string | null {
  if (browser === 'chromium') return findBrowser();
  if (browser === 'whole-chromium') return findWholeBrowser();
  const found = findEngine(browser);
  return found?.kind === 'debian' ? found.executablePath : found && `Playwright's ${browser}`;
}

const ADVICE: Record<Browser, string> = {
  chromium: 'Install Chrome or Chromium, or set CHROME_PATH to its executable.',
  'whole-chromium': 'Install Chrome or Chromium, not only its headless shell.',
  firefox: 'Run "npx playwright install --with-deps firefox" in tooling/emulators/src/browsers.',
  webkit: 'Run "npx playwright install --with-deps webkit" in tooling/emulators/src/browsers.',
};

// While another run installs a browser, its executable may be there without its libraries.
using _lock = await takeLock();
for (const browser of process.argv.slice(2) as Browser[]) {
  let printed = '';
  if (find(browser) === null) {
    console.log(`${browser} was not found. Installing it for the tests, which can take a minute.`);
    printed = installBrowser(browser);
  }
  const found = find(browser);
  if (found !== null) {
    console.log(`The tests use ${found}`);
    continue;
  }
  console.error(
    `${printed}\nMISSING: ${browser}, which the tests need, could not be installed. ${ADVICE[browser]}`,
  );
  // Without Firefox or WebKit the other tests still run. The journeys in it fail in CI and are skipped elsewhere.
  if (browser.endsWith('chromium')) process.exitCode = 1;
}
