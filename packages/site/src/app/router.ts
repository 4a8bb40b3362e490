import '@invitation/ui/theme/page/print';
import {
  createRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router';
import { runWhenIdle } from '../browser/run-when-idle';
import { withTransition } from '../browser/view-transition';
import { LoadingPage } from '../page/loading-page';
import { notify } from '../page/notify';
import { FailedRoute } from './failed-route';
import { type RouterContext, routeTree } from './routes';

/** Does not parse search parameters as JSON, so `?saturday=1` keeps its form (A2). */
export function createSiteRouter(context: RouterContext, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    context,
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
    defaultPendingComponent: LoadingPage,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultErrorComponent: FailedRoute,
  });
  // The router's default leaves an unhandled rejection when it skips a transition, and runs one for the first page, too.
  router.startViewTransition = (change) => {
    const shown = router.stores.resolvedLocation.get();
    const isSamePage = shown?.pathname === router.latestLocation.pathname;
    // If new data arrive for the same page, it keeps its scroll position.
    if (isSamePage) router._scroll.n = false;
    return shown && !isSamePage ? withTransition(change) : change();
  };
  router.subscribe('onRendered', ({ toLocation }) => {
    // For the toast after a save.
    if (toLocation.pathname === '/') runWhenIdle(notify.prefetch);
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
}
