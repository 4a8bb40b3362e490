import type { RecordDay } from '@invitation/domain/event/event';
import { INVITATION_DAYS } from '@invitation/domain/guest-list/invitation';
import { Loading } from '@invitation/ui/basics/loading';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { ADDRESSES } from '../context/addresses';
import { daySchema, guestsSearchSchema, optional } from '../model/search/guests-search';
import type { HostRole } from '../model/store/hosts-backend';
import { CARD_GROUPS } from '../pages/cards/cards';
import { PAPERS } from '../pages/cards/paper';
import { DoorPage } from '../pages/door/door-page';
import { GuestsPage } from '../pages/guests/guests-page';
import { OverviewPage } from '../pages/overview/overview-page';
import { ForHosts } from './for-hosts';
import { tabAt } from './navigation';
import { NotFoundPage } from './not-found-page';
import { PageError } from './page-error';

const cardsSearch = z.object({
  group: optional(z.enum(CARD_GROUPS)),
  paper: optional(z.enum(PAPERS)),
});

/** Which news to send: its audience, and when it was written, in milliseconds. */
const sendNewsSearch = z.object({
  guests: optional(z.enum(INVITATION_DAYS)),
  at: optional(z.number()),
});

interface RouterContext {
  /** Returns the account's role, as the guest list has last reported it. */
  readonly role: () => HostRole | undefined;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  notFoundComponent: NotFoundPage,
  /** Leads a helper at the door to the only pages that such an account may see. */
  beforeLoad({ context, location: { pathname } }) {
    if (context.role() !== 'door' || tabAt(pathname) === 'door') return;
    const state = { isOnlyDoor: pathname !== ADDRESSES.overview.slice(1) };
    throw redirect({ to: '/door', replace: true, state });
  },
});
const getParentRoute = () => rootRoute;

/** A page without search parameters, loaded from a separate file. */
const lazyPage = <const Path extends string, Name extends string>(
  path: Path,
  load: () => Promise<Record<Name, () => ReactNode>>,
  name: Name,
) => createRoute({ getParentRoute, path, component: lazyRouteComponent(load, name) });

function routesOf(days: readonly RecordDay[]) {
  const guestsSearch = guestsSearchSchema(days);
  const daySearch = z.object({ day: daySchema(days) });
  const printSearch = z.object({ day: daySchema(days), by: optional(z.literal('person')) });
  const walkInSearch = z.object({ day: daySchema(days), key: z.optional(z.string()) });
  return [
    createRoute({ getParentRoute, path: '/', component: OverviewPage }),
    createRoute({
      getParentRoute,
      path: '/guests',
      validateSearch: (search) => guestsSearch.parse(search),
      component: GuestsPage,
    }),
    lazyPage('/guests/$key', () => import('../pages/guest/guest-page'), 'GuestPage'),
    lazyPage('/new-guest', () => import('../pages/new-guest/new-guest-page'), 'NewGuestPage'),
    createRoute({
      getParentRoute,
      path: '/door',
      validateSearch: (search) => daySearch.parse(search),
      component: DoorPage,
    }),
    createRoute({
      getParentRoute,
      path: '/door/add',
      validateSearch: (search) => walkInSearch.parse(search),
      component: lazyRouteComponent(() => import('../pages/walk-in/walk-in-page'), 'WalkInPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/print',
      validateSearch: (search) => printSearch.parse(search),
      component: lazyRouteComponent(() => import('../pages/print/print-page'), 'PrintPage'),
    }),
    lazyPage('/more', () => import('../pages/more/more-page'), 'MorePage'),
    createRoute({
      getParentRoute,
      path: '/tables',
      validateSearch: (search) => daySearch.parse(search),
      component: lazyRouteComponent(() => import('../pages/tables/tables-page'), 'TablesPage'),
    }),
    lazyPage('/backup', () => import('../pages/backup/backup-page'), 'BackupPage'),
    lazyPage('/reminders', () => import('../pages/reminders/reminders-page'), 'RemindersPage'),
    lazyPage('/thanks', () => import('../pages/reminders/reminders-page'), 'ThanksPage'),
    lazyPage('/news', () => import('../pages/news/news-page'), 'NewsPage'),
    createRoute({
      getParentRoute,
      path: '/news/send',
      validateSearch: (search) => sendNewsSearch.parse(search),
      component: lazyRouteComponent(
        () => import('../pages/reminders/reminders-page'),
        'SendNewsPage',
      ),
    }),
    lazyPage('/import', () => import('../pages/import/import-page'), 'ImportPage'),
    createRoute({
      getParentRoute,
      path: '/cards',
      validateSearch: (search) => cardsSearch.parse(search),
      component: lazyRouteComponent(() => import('../pages/cards/cards-page'), 'CardsPage'),
    }),
    lazyPage('/album', () => import('../pages/album/album-page'), 'AlbumPage'),
    lazyPage('/hosts', () => import('../pages/hosts/hosts-page'), 'HostsPage'),
  ] as const;
}

/** @param days the days that an address can name */
export const createHostsRouter = (
  history: RouterHistory,
  days: readonly RecordDay[],
  role: RouterContext['role'],
) =>
  createRouter({
    routeTree: rootRoute.addChildren(routesOf(days)),
    history,
    context: { role },
    // Wraps the router, so that a page is loaded, and its scroll position restored, only once the guest list is there.
    InnerWrap: ForHosts,
    defaultPendingComponent: Loading,
    defaultErrorComponent: PageError,
    scrollRestoration: true,
    // A plain link makes a history entry without a key.
    getScrollRestorationKey: ({ href }) => href,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createHostsRouter>;
  }
  interface HistoryState {
    /** Whether the host asked for a page that helpers at the door may not see, and was led to the door. */
    isOnlyDoor?: boolean;
  }
}
