import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/** Debian's headless shell takes a quarter less processor time than the whole browser, but opens no connections in advance. */
const SHELL = 'chromium-headless-shell';
const WHOLE = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(process.env.PROGRAMFILES ?? 'C:\\Program Files', 'Google/Chrome/Application/chrome.exe'),
];

/** @param commands in order of preference; by default, the one that takes the least time comes first */
export function findBrowser(commands: readonly string[] = [SHELL, ...WHOLE]): string | null {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH is "${named}", which does not exist. Correct it or unset it.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...installed, ...APPLICATIONS, chromium.executablePath()].find(existsSync) ?? null;
}

/** The browser for measuring connections, which the headless shell does not open in advance. */
export const findWholeBrowser = (): string | null => findBrowser(WHOLE);

/** Chromium reads only the last `--disable-features`, so this list repeats Playwright's (chromiumSwitches.ts). */
const DISABLED_FEATURES = [
  ...['AimEnabled', 'AutoDeElevate', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'BlockOriginHeaderModificationOnRedirect'],
  ...['DestroyProfileOnBrowserClose', 'DialMediaRouteProvider', 'GlobalMediaControls'],
  ...['HttpsUpgrades', 'LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying'],
  ...['OptimizationHints', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'Translate'],
  // Each window would load two pages for its address bar, which take a quarter of the processor time.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
];

/** @throws Error without a browser */
export function launchOptions(find = findBrowser): { executablePath: string; args: string[] } {
  const executablePath = find();
  if (executablePath === null) {
    throw new Error(
      'Chromium was not found. Run `npx pnpm test` at the root, which installs it, or set CHROME_PATH to your executable.',
    );
  }
  // Chromium's sandbox does not start as root, the usual user of a container.
  const rootArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return {
    executablePath,
    args: [
      ...rootArguments,
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${DISABLED_FEATURES.join(',')}`,
    ],
  };
}
