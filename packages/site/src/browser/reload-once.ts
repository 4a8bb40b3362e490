import { withStorage } from '@invitation/domain/storage';
import { refetchFailedScripts } from './refetch-failed-scripts';
import type { NavigationWatch } from './watch-navigation';

const RELOADED_AT = 'reloaded_for_deployment';
const RELOAD_INTERVAL_MS = 30_000;
const NAVIGATION_TIMEOUT_MS = 10_000;

/** @param navigation a watch that was started before the failed request */
export async function reloadOnce(navigation: NavigationWatch): Promise<boolean> {
  if (!navigator.onLine) return false;
  await refetchFailedScripts();
  if (navigation.isLeaving()) {
    // A navigation cancels the requests of the page. A download does that too, but the page stays.
    await new Promise((resolve) => setTimeout(resolve, NAVIGATION_TIMEOUT_MS));
  }
  if (navigation.isLeaving() || !recordReload()) return false;
  location.reload();
  return true;
}

/** For a 'Try again' button. */
export async function refetchAndReload(): Promise<void> {
  await refetchFailedScripts();
  location.reload();
}

function recordReload(): boolean {
  return withStorage(
    () => sessionStorage,
    (storage) => {
      const reloadedAt = Number(storage.getItem(RELOADED_AT));
      if (Date.now() - reloadedAt < RELOAD_INTERVAL_MS) return false;
      storage.setItem(RELOADED_AT, `${Date.now()}`);
      return true;
    },
    // Without storage, the page could reload without end.
    () => false,
  );
}
