import type { Backend } from '@invitation/backend/backend';
import { SATURDAY_FLAG, SATURDAY_PARAMETER } from '@invitation/domain/mode';
import { pictureSources } from '@invitation/domain/picture';
import type { Story } from '@invitation/domain/story';
import { Loading } from '@invitation/ui/loading';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  parseSearchWith,
  type RouterHistory,
  redirect,
  retainSearchParams,
  stringifySearchWith,
} from '@tanstack/react-router';
import { preload } from 'react-dom';
import { loadPart } from './load';
import { ErrorPage } from './pages/error-page';
import { NotFoundPage } from './pages/not-found-page';
import { parts } from './parts';
import { readRsvp, readSession } from './queries';
import { RootLayout } from './root-layout';
import { SessionLayout } from './session-layout';
import { withTransition } from './view-transition';

/** What the guards of the routes work with. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly openBackend: () => Promise<Backend>;
  readonly loadStories: () => Promise<readonly Story[]>;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  // Any other value is as good as none (B1).
  validateSearch: (search): { saturday?: typeof SATURDAY_FLAG } =>
    search.saturday === SATURDAY_FLAG ? { saturday: SATURDAY_FLAG } : {},
  // The mode survives every navigation inside the site (B1).
  search: { middlewares: [retainSearchParams([SATURDAY_PARAMETER])] },
  component: RootLayout,
  notFoundComponent: NotFoundPage,
});

/** Around the pages that need to know the guest: what is public brings no backend. */
const sessionRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'session',
  beforeLoad: async ({ context }) => {
    const backend = await context.openBackend();
    return { backend, user: await readSession(backend) };
  },
  component: SessionLayout,
});

const rsvpRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/',
  component: lazyRouteComponent(() => loadPart(parts.rsvpPage), 'RsvpPage'),
});

const thankYouRoute = createRoute({
  getParentRoute: () => sessionRoute,
  path: '/thank-you',
  // Nobody is thanked who has not replied (B3).
  beforeLoad: async ({ context: { backend, queryClient, user } }) => {
    const rsvp = user && (await readRsvp(queryClient, backend, user.uid));
    if (!rsvp) throw redirect({ to: '/', replace: true });
  },
  component: lazyRouteComponent(() => loadPart(parts.thankYouPage), 'ThankYouPage'),
});

/** What some servers and bookmarks call the page. */
const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/index.html',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});

const storyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/our-story',
  // The first picture sets out together with the code that shows it.
  loader: async ({ context }) => {
    const stories = await context.loadStories();
    const first = stories[0] && pictureSources(stories[0].url);
    if (first) preload(first.src, { as: 'image', type: 'image/avif', imageSrcSet: first.avif });
    return stories;
  },
  component: lazyRouteComponent(() => loadPart(parts.storyPage), 'StoryPage'),
});

const routeTree = rootRoute.addChildren([
  sessionRoute.addChildren([rsvpRoute, thankYouRoute]),
  storyRoute,
  indexRoute,
]);

/**
 * The site's router (A2). Search parameters are plain text: `?saturday=1` stays as it is written.
 *
 * @param history where navigations are kept; in the browser's address bar by default
 */
export function createSiteRouter(context: RouterContext, history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    ...(history && { history }),
    context,
    parseSearch: parseSearchWith((value) => value),
    stringifySearch: stringifySearchWith(String),
    defaultPendingComponent: Loading,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultErrorComponent: ErrorPage,
  });
  // The router's own reports each transition that gives way to another as an error that nobody handles.
  router.startViewTransition = withTransition;
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createSiteRouter>;
  }
  interface HistoryState {
    /** Where the guest comes back from, so that the focus returns to what led there. */
    cameFrom?: 'our-story';
  }
}
