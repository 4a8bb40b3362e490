import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Names under which systems install Chrome or Chromium, the most common first. */
const COMMANDS = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Google/Chrome/Application/chrome.exe'),
];

/**
 * Finds a Chromium to test in: the one that `CHROME_PATH` names, one of the system, or Playwright's own.
 *
 * @returns the path of its executable, or `null` where there is none
 * @throws if `CHROME_PATH` names a file that does not exist
 */
export function findBrowser(): string | null {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH names "${named}", which does not exist. Correct it or unset it.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...installed, ...APPLICATIONS, chromium.executablePath()].find(existsSync) ?? null;
}

/**
 * How to launch the browser that `findBrowser` found.
 *
 * @throws if there is no browser, with what to do
 */
export function launchOptions(): { executablePath: string; args: string[] } {
  const executablePath = findBrowser();
  if (executablePath === null) {
    throw new Error(
      'No Chromium was found, so nothing can be tested in a browser. Run `npx pnpm test` from the root, which installs one, or name yours in CHROME_PATH.',
    );
  }
  // Chromium's sandbox refuses to start as root, which is what containers run as.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return {
    executablePath,
    args: [
      ...asRoot,
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
