import { renewFile } from '@invitation/domain/renew-file';
import { withStorage } from '@invitation/domain/storage';
import type { NavigationWatch } from './watch-navigation';

const RELOADED_AT = 'reloaded_for_deployment';
/** Another reload within this time would not help. */
const RELOAD_INTERVAL_MS = 30_000;

/**
 * Renews the scripts that have failed. Errors of imports do not name the file in every browser, so this looks at all files
 * that the page has requested from /assets.
 */
export async function renewFailedScripts(): Promise<void> {
  const folder = `${location.origin}/assets/`;
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  const assets = urls.filter((url) => url.startsWith(folder));
  await Promise.all([...new Set(assets)].map((url) => renewFile(url, 'failed')));
}

/**
 * Does not reload offline, soon after another reload, or if the guest leaves the page.
 *
 * @param navigation a watch that was started before the failed request
 */
export async function reloadOnce(navigation: NavigationWatch): Promise<boolean> {
  if (!navigator.onLine) return false;
  // A navigation cancels the requests of the page, so the scripts may have failed only because of that.
  if (await navigation.isLeft()) return false;
  await renewFailedScripts();
  if ((await navigation.isLeft()) || !recordReload()) return false;
  location.reload();
  return true;
}

/** For a 'Try again' button. Always reloads the page. */
export async function renewAndReload(): Promise<void> {
  await renewFailedScripts();
  location.reload();
}

/** Stores the time of a reload. Returns false if the last one was too recent. */
function recordReload(): boolean {
  return withStorage(
    'sessionStorage',
    (storage) => {
      const reloadedAt = Number(storage.getItem(RELOADED_AT));
      if (Date.now() - reloadedAt < RELOAD_INTERVAL_MS) return false;
      storage.setItem(RELOADED_AT, `${Date.now()}`);
      return true;
    },
    // Without storage, the page could reload without end.
    false,
  );
}
