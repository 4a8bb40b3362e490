export interface NavigationWatch {
  /** Whether a navigation away from the page is in progress. */
  isLeaving(): boolean;
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
  const leave = () => {
    leaving = true;
  };
  addEventListener('beforeunload', leave, { signal });
  // Safari on iOS does not fire `beforeunload`.
  addEventListener('pagehide', leave, { signal });
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) leaving = false;
    },
    { signal },
  );
  return { isLeaving: () => leaving, stop: () => controller.abort() };
}
