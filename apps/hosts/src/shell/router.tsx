import { DAYS } from '@invitation/domain/event';
import { Loading } from '@invitation/ui/loading';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import * as z from 'zod/mini';
import { guestsSearchSchema, optional } from '../model/guests-search';
import { DoorPage } from '../pages/door/door-page';
import { GuestsPage } from '../pages/guests/guests-page';
import { OverviewPage } from '../pages/overview/overview-page';
import { NotFoundPage } from './not-found-page';

const doorSearchSchema = z.object({ day: optional(z.enum(DAYS)) });

const rootRoute = createRootRoute({ notFoundComponent: NotFoundPage });

const routes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/', component: OverviewPage }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/guests',
    validateSearch: (search) => guestsSearchSchema.parse(search),
    component: GuestsPage,
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/guests/$key',
    component: lazyRouteComponent(() => import('../pages/guest/guest-page'), 'GuestPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/new-guest',
    component: lazyRouteComponent(() => import('../pages/guest/new-guest-page'), 'NewGuestPage'),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/door',
    validateSearch: (search) => doorSearchSchema.parse(search),
    component: DoorPage,
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/print',
    component: lazyRouteComponent(() => import('../pages/print/print-page'), 'PrintPage'),
  }),
] as const;

export const createHostsRouter = (history: RouterHistory) =>
  createRouter({
    routeTree: rootRoute.addChildren(routes),
    history,
    defaultPendingComponent: Loading,
    // The error boundary of the app shows every error.
    disableGlobalCatchBoundary: true,
    scrollRestoration: true,
    // A plain link gives its entry of the history no key.
    getScrollRestorationKey: ({ href }) => href,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createHostsRouter>;
  }
}
