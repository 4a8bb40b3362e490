import { renewFile } from '@invitation/domain/browser/renew-file';
import { withStorage } from '@invitation/domain/browser/storage';
import { NAVIGATION_TIMEOUT_MS, type NavigationWatch } from './watch-navigation';

const RELOADED_AT = 'reloaded_for_deployment';
const RELOAD_INTERVAL_MS = 30_000;

/**
 * Downloads failed files again. Checks all files from `/assets`, because an import's error does not name the file in every browser.
 *
 * @returns false if neither the server nor the HTTP cache has answered
 */
export async function renewFailedScripts(): Promise<boolean> {
  const folder = `${location.origin}/assets/`;
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  const assets = urls.filter((url) => url.startsWith(folder));
  const results = await Promise.all([...new Set(assets)].map((url) => renewFile(url, 'failed')));
  return !results.length || results.some((result) => result !== 'unreachable');
}

/**
 * Reloads the page, unless the browser is offline, the guest is leaving, or the last reload was moments ago.
 *
 * @param navigation a watch that began before the failed request
 * @returns whether the page reloads
 */
export async function reloadOnce(navigation: NavigationWatch): Promise<boolean> {
  if (!navigator.onLine) return false;
  // Leaving a page cancels its requests, so the scripts may be fine.
  if (await navigation.isLeft()) return false;
  // Once a navigation has started, WebKit refuses all requests. On an iPhone, the page learns of it only when it ends.
  if (!(await renewFailedScripts())) {
    await new Promise((resolve) => setTimeout(resolve, NAVIGATION_TIMEOUT_MS));
    if (!(await renewFailedScripts())) return false;
  }
  if ((await navigation.isLeft()) || !recordReload()) return false;
  location.reload();
  return true;
}

export async function renewAndReload(): Promise<void> {
  await renewFailedScripts();
  location.reload();
}

/** @returns whether the last reload is long enough ago */
function recordReload(): boolean {
  return withStorage(
    'sessionStorage',
    (storage) => {
      const reloadedAt = Number(storage.getItem(RELOADED_AT));
      if (Date.now() - reloadedAt < RELOAD_INTERVAL_MS) return false;
      storage.setItem(RELOADED_AT, `${Date.now()}`);
      return true;
    },
    // Without storage, the page could reload endlessly.
    false,
  );
}
