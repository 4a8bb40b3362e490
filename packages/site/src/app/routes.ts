import type { DetailsBySite } from '@invitation/domain/event/details';
import { answersAll } from '@invitation/domain/event/event';
import { pictureSources } from '@invitation/domain/event/picture';
import { replyKeyOf } from '@invitation/domain/gate/invitation-link';
import { type Mode, SATURDAY_FLAG, SATURDAY_PARAMETER } from '@invitation/domain/mode/mode';
import type { Story } from '@invitation/domain/story/story';
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
  retainSearchParams,
} from '@tanstack/react-router';
import { preload } from 'react-dom';
import { lazyImport } from '../browser/lazy-import';
import { invitationsToTry } from '../invitation/remembered-invitation';
import { NotFoundPage } from '../page/not-found-page';
import type { PageDefinition, PageNeed } from '../page/page-definition';
import type { Visit } from '../page/site';
import type { GuestSession } from '../session/guest-session';
import { ifPresent, PAGE_PATHS, PAGES, type PagePath, pageAt } from './pages';
import { SessionLayout } from './session-layout';

export interface RouterContext {
  readonly session: GuestSession;
  readonly loadStories: () => Promise<readonly Story[]>;
  readonly loadDetails: () => Promise<DetailsBySite | null>;
  /** What a guest with these days on their invitation sees; `null` without an invitation. */
  readonly visitFor: (days: Mode | null) => Visit;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  // Other values are ignored (B1).
  validateSearch: (search): { saturday?: typeof SATURDAY_FLAG } =>
    search.saturday === SATURDAY_FLAG ? { saturday: SATURDAY_FLAG } : {},
  // Every navigation keeps the mode (B1).
  search: { middlewares: [retainSearchParams([SATURDAY_PARAMETER])] },
  notFoundComponent: NotFoundPage,
});

/**
 * The pathless parent of pages with a session. With a kept reply, the page opens before the backend: `backend` is then `null`,
 * and `SessionLayout` loads the data again later.
 */
const sessionRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'session',
  beforeLoad: async ({ context: { session }, location }) => {
    // The album does not notice what other tabs keep, so this page catches up.
    session.adoptKept();
    const from = pageAt(location.pathname).needs === 'reply' ? 'device' : 'server';
    const ids = invitationsToTry();
    const keptUser = from === 'device' ? session.keptUser(ids[0] && replyKeyOf(ids[0])) : null;
    const user = keptUser ?? (await session.ready());
    const backend = keptUser ? null : await session.open();
    if (ids.length === 0) {
      const key = user?.uid ?? null;
      return { backend, user, key, invited: null, invitation: null, link: null };
    }
    // Most guests have no personal invitation.
    const module = await lazyImport(() => import('../invitation/invited-guest'));
    const { fault, ...guest } = await module.openInvitation(session, user, ids, from);
    const key = guest.link ? replyKeyOf(guest.link) : (guest.user?.uid ?? null);
    return { backend, key, invited: { module, fault }, ...guest };
  },
  component: SessionLayout,
});

const formRoute = createRoute({
  getParentRoute: () => sessionRoute,
  id: 'form',
  loader: async ({ context: { session, user, key } }) => {
    // A new guest has no saved reply, so the form does not wait for the sign-in (B12).
    if (user === null || key === null) {
      const none = { saved: null, asOf: 0, kept: null, earlier: null };
      return { ...none, key: null, signIn: session.signIn() };
    }
    await session.readRsvp(key);
    const { reply: saved, asOf } = session.newestRsvp(key);
    // A guest with a personal invitation may have replied with the password before.
    const earlier = key !== user.uid && saved === null ? await session.readRsvp(user.uid) : null;
    return { key, saved, asOf, kept: session.kept(key), earlier, signIn: null };
  },
  // The loader runs again when the guest returns to the form.
  gcTime: 0,
});

const replyRoute = createRoute({
  getParentRoute: () => sessionRoute,
  id: 'reply',
  // Without a reply, the guest goes to the form (B3). So does a guest for whom hosts have entered only some answers.
  beforeLoad: async ({ context: { session, key, invitation, visitFor } }) => {
    const rsvp = key && (await session.knownRsvp(key));
    const { events } = visitFor(invitation?.invitation.days ?? null);
    if (!rsvp || !answersAll(rsvp, events)) {
      throw redirect({ to: '/', replace: true });
    }
    return { rsvp, kept: session.kept(key) };
  },
});

const storiesRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'stories',
  // Load the first picture in parallel with the page's chunk.
  loader: async ({ context }) => {
    const stories = await context.loadStories();
    const first = stories[0] && pictureSources(stories[0].url);
    if (first) preload(first.src, { as: 'image', type: 'image/avif', imageSrcSet: first.avif });
    return stories;
  },
});

const detailsRoute = createRoute({
  getParentRoute: () => sessionRoute,
  id: 'details',
  loader: ({ context }) => context.loadDetails(),
});

/** Some servers and bookmarks use this path. */
const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/index.html',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});

function pageRoute<Parent extends AnyRoute, Path extends PagePath>(parent: Parent, path: Path) {
  const { load, component }: PageDefinition = PAGES[path];
  return createRoute({
    getParentRoute: () => parent,
    path,
    component: lazyRouteComponent(() => lazyImport(load), component),
  });
}

type PageRoutes<Parent extends AnyRoute, Need extends PageNeed> = {
  [Path in PagePath as (typeof PAGES)[Path]['needs'] extends Need ? Path : never]: ReturnType<
    typeof pageRoute<Parent, Path>
  >;
};

function pageRoutes<Parent extends AnyRoute, Need extends PageNeed>(parent: Parent, need: Need) {
  const paths = PAGE_PATHS.filter((path) => PAGES[path].needs === need);
  const routes = paths.map((path) => [path, pageRoute(parent, path)] as const);
  // `fromEntries` loses which path has which route.
  return Object.fromEntries(routes) as unknown as PageRoutes<Parent, Need>;
}

export const routeTree = rootRoute.addChildren({
  session: sessionRoute.addChildren({
    form: formRoute.addChildren(pageRoutes(formRoute, 'form')),
    reply: replyRoute.addChildren(pageRoutes(replyRoute, 'reply')),
    ...ifPresent(
      !globalThis.WITHOUT_DETAILS && {
        details: detailsRoute.addChildren(pageRoutes(detailsRoute, 'details')),
      },
    ),
  }),
  // A route without children would match the address of its parent.
  ...ifPresent(
    !globalThis.WITHOUT_ALBUM && {
      stories: storiesRoute.addChildren(pageRoutes(storiesRoute, 'stories')),
    },
  ),
  ...pageRoutes(rootRoute, 'nothing'),
  indexRoute,
});
