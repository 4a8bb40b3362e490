/** Maximum wait for a navigation to finish. A download starts like one, but the page stays. */
const NAVIGATION_TIMEOUT_MS = 10_000;

export interface NavigationWatch {
  /**
   * Whether the guest leaves the page. Waits for the end of a navigation that has started, or until the guest is back: a
   * page from the back/forward cache goes on where it was.
   */
  isLeft(): Promise<boolean>;
  stop(): void;
}

/**
 * Watches for a navigation away from the page. Call `stop` afterwards: Firefox does not put a page with a `beforeunload`
 * listener into its back/forward cache.
 */
export function watchNavigation(): NavigationWatch {
  const controller = new AbortController();
  const { signal } = controller;
  let leaving = false;
  let comeBack = () => {};
  const leave = () => {
    leaving = true;
  };
  addEventListener('beforeunload', leave, { signal });
  // Safari on iOS does not fire `beforeunload`.
  addEventListener('pagehide', leave, { signal });
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      leaving = false;
      comeBack();
    },
    { signal },
  );
  return {
    async isLeft() {
      if (!leaving) return false;
      await new Promise<void>((resolve) => {
        comeBack = resolve;
        setTimeout(resolve, NAVIGATION_TIMEOUT_MS);
      });
      return leaving;
    },
    stop: () => controller.abort(),
  };
}
