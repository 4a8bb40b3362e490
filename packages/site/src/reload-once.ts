import { renewScripts } from './renew-scripts';
import type { NavigationWatch } from './watch-navigation';

const RELOADED_AT = 'reloaded_for_deployment';
/** A second reload within this many milliseconds would not help either. */
const RELOAD_INTERVAL_MS = 30_000;
/** How long a navigation that is under way is waited for. */
const NAVIGATION_TIMEOUT_MS = 10_000;

/**
 * Recovers from a script that could not be loaded: renews it in the HTTP cache, then reloads the page. It does not
 * reload twice in a row, nor without a network, nor while the guest goes elsewhere.
 *
 * @param navigation a watch that began before the script was asked for
 * @returns whether the page is going away
 */
export async function reloadOnce(navigation: NavigationWatch): Promise<boolean> {
  if (!navigator.onLine) return false;
  await renewScripts();
  if (navigation.isLeaving()) {
    // A navigation ends what the page still loads. It may come to nothing itself, for example as a download.
    await new Promise((resolve) => setTimeout(resolve, NAVIGATION_TIMEOUT_MS));
  }
  if (navigation.isLeaving() || !noteReload()) return false;
  location.reload();
  return true;
}

/** Renews the scripts that failed, then reloads the page: for a guest who asks for it. */
export async function renewAndReload(): Promise<void> {
  await renewScripts();
  location.reload();
}

/** Notes a reload, and tells whether it is the first one for a while. */
function noteReload(): boolean {
  try {
    const reloadedAt = Number(sessionStorage.getItem(RELOADED_AT));
    if (Date.now() - reloadedAt < RELOAD_INTERVAL_MS) return false;
    sessionStorage.setItem(RELOADED_AT, `${Date.now()}`);
    return true;
  } catch {
    // Without a memory of the last reload, one more could be one of many.
    return false;
  }
}
