const RELOADED_AT = 'reloaded_for_deployment';
/** A second reload within this many milliseconds would not help either. */
const PATIENCE_MS = 30_000;

/**
 * Loads the page anew, unless it was just now, or there is no network to load it from.
 *
 * @returns whether the page is going away
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  try {
    const reloadedAt = Number(sessionStorage.getItem(RELOADED_AT));
    if (Date.now() - reloadedAt < PATIENCE_MS) return false;
    sessionStorage.setItem(RELOADED_AT, `${Date.now()}`);
  } catch {
    // Without a memory of the last reload, one more could be one of many.
    return false;
  }
  location.reload();
  return true;
}
