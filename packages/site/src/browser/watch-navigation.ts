/** Maximum wait for a navigation to finish. A download starts like one, but the page stays. */
export const NAVIGATION_TIMEOUT_MS = 10_000;

export interface NavigationWatch {
  /** Whether the guest has left. Waits until a started navigation ends or the page is back from the back/forward cache. */
  isLeft(): Promise<boolean>;
  stop(): void;
}

/** Call `stop` afterwards: a page with a `beforeunload` listener is not in Firefox's back/forward cache. */
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
