import { DAYS } from '@invitation/domain/event';
import { Loading } from '@invitation/ui/loading';
import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import * as z from 'zod/mini';
import { DoorPage } from '../pages/door/door-page';
import { GuestsPage } from '../pages/guests/guests-page';
import { OverviewPage } from '../pages/overview/overview-page';
import { NotFoundPage } from './not-found-page';
import { PageError } from './page-error';
import { PageLayout } from './page-layout';

/** Another value is ignored. */
const optional = <Value,>(schema: z.ZodMiniType<Value>) => z.catch(z.optional(schema), undefined);

const guestsSearch = z.object({
  day: optional(z.enum(DAYS)),
  answer: optional(z.enum(['yes', 'no', 'unanswered', 'notInvited'])),
  diet: optional(z.literal(true)),
  sort: optional(z.enum(['newest', 'people'])),
});

/** The filters and the order of the guests. The text of a search is a name, so it is in no address. */
export type GuestsSearch = z.infer<typeof guestsSearch>;

const doorSearch = z.object({ day: optional(z.enum(DAYS)) });

const rootRoute = createRootRoute({ component: PageLayout, notFoundComponent: NotFoundPage });

const routes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/', component: OverviewPage }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/guests',
    validateSearch: (search) => guestsSearch.parse(search),
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
    validateSearch: (search) => doorSearch.parse(search),
    component: DoorPage,
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/print',
    component: lazyRouteComponent(() => import('../pages/print/print-page'), 'PrintPage'),
  }),
] as const;

/**
 * Creates the router of the hosts' page.
 *
 * @param history default: the fragment of the page's address, which no server sees
 */
export const createHostsRouter = (history: RouterHistory = createHashHistory()) =>
  createRouter({
    routeTree: rootRoute.addChildren(routes),
    history,
    defaultPendingComponent: Loading,
    defaultErrorComponent: PageError,
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createHostsRouter>;
  }
}
