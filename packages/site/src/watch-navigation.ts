/** Knows of a navigation away from this page. */
export interface NavigationWatch {
  /** Tells whether one is under way. */
  isLeaving(): boolean;
  stop(): void;
}

/**
 * Watches for a navigation away from this page. Has to be stopped: Firefox keeps no page with a listener for
 * `beforeunload` in its back/forward cache.
 */
export function watchNavigation(): NavigationWatch {
  const controller = new AbortController();
  const { signal } = controller;
  let leaving = false;
  const leave = () => {
    leaving = true;
  };
  addEventListener('beforeunload', leave, { signal });
  // Safari on phones does not fire `beforeunload`.
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
