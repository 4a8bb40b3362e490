import type { RouterHistory } from '@tanstack/react-router';
import { ADDRESSES } from '../context/addresses';
import { newestOf, type Store } from '../model/store/store';

export const TABS = [
  'overview',
  'guests',
  'door',
  'more',
] as const satisfies (keyof typeof ADDRESSES)[];
export type Tab = (typeof TABS)[number];

export const HELPERS_TABS = ['door'] as const satisfies readonly Tab[];

export interface Navigation {
  /** `null` until the page is opened. */
  readonly path: string | null;
  /** Where each tab leads: to its page as the host left it, with its day and filters. */
  readonly addresses: Readonly<Record<Tab, string>>;
}

export const FIRST_NAVIGATION: Navigation = { path: null, addresses: ADDRESSES };

const PAGES_OF_GUESTS = ['/new-guest', '/import', '/cards'];
const PAGES_OF_MORE = [
  '/reminders',
  '/thanks',
  '/news',
  '/news/send',
  '/tables',
  '/print',
  '/backup',
  '/album',
  '/hosts',
];

/** The tab of a path. `null` for a page outside the navigation. */
export function tabAt(path: string | null): Tab | null {
  if (path?.startsWith('/guests/') || PAGES_OF_GUESTS.includes(path ?? '')) return 'guests';
  if (path === '/door/add') return 'door';
  if (PAGES_OF_MORE.includes(path ?? '')) return 'more';
  return TABS.find((tab) => ADDRESSES[tab] === `#${path}`) ?? null;
}

export function navigationStore(history: RouterHistory): Store<Navigation> {
  let navigation = visited(FIRST_NAVIGATION, history.location);
  return newestOf(navigation, (next) =>
    history.subscribe(({ location }) => {
      navigation = visited(navigation, location);
      next(navigation);
    }),
  );
}

function visited(
  { addresses }: Navigation,
  { pathname, search }: RouterHistory['location'],
): Navigation {
  const tab = TABS.find((each) => ADDRESSES[each] === `#${pathname}`);
  return {
    path: pathname,
    addresses: tab ? { ...addresses, [tab]: `#${pathname}${search}` } : addresses,
  };
}
