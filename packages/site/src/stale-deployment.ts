const RELOADED_AT = 'reloaded_for_deployment';
/** A second reload within this many milliseconds would not help either. */
const PATIENCE_MS = 30_000;

/**
 * Lets a tab that is older than the last deployment recover: asked for a file that is gone, it loads the page anew,
 * once (B5). What the guest typed is kept by the draft.
 */
export function recoverFromStaleDeployment(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      const reloadedAt = Number(sessionStorage.getItem(RELOADED_AT));
      if (Date.now() - reloadedAt < PATIENCE_MS) return;
      sessionStorage.setItem(RELOADED_AT, `${Date.now()}`);
    } catch {
      // Without a memory of the last reload, one more could be one of many.
      return;
    }
    event.preventDefault();
    location.reload();
  });
}
