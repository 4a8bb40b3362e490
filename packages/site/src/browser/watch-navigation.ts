export interface NavigationWatch {
  isLeaving(): boolean;
  stop(): void;
}

/** Call `stop`: Firefox keeps no page with a `beforeunload` listener in its back/forward cache. */
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
