import { renewFile } from '@invitation/domain/renew-file';
import { withStorage } from '@invitation/domain/storage';
import type { NavigationWatch } from './watch-navigation';

const RELOADED_AT = 'reloaded_for_deployment';
const RELOAD_INTERVAL_MS = 30_000;

/** Looks at all files from `/assets`, because an import's error does not name the file in every browser. */
export async function renewFailedScripts(): Promise<void> {
  const folder = `${location.origin}/assets/`;
  const urls = performance.getEntriesByType('resource').map(({ name }) => name);
  const assets = urls.filter((url) => url.startsWith(folder));
  await Promise.all([...new Set(assets)].map((url) => renewFile(url, 'failed')));
}

/** Reloads the page, unless offline, soon after another reload, or when the guest leaves. @param navigation watched since before the request */
export async function reloadOnce(navigation: NavigationWatch): Promise<boolean> {
  if (!navigator.onLine) return false;
  // Leaving a page cancels its requests, so the scripts may be fine.
  if (await navigation.isLeft()) return false;
  await renewFailedScripts();
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
    // Without storage, reloads could repeat without end.
    false,
  );
}
