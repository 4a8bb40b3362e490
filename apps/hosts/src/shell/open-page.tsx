// Everything of the hosts' page that its first paint does not need.
import type { WatchedName } from '../model/store/collections';
import type { WatchedState } from '../model/store/documents';
import '@invitation/ui/theme/page/print';
import '@invitation/ui/theme/page/toasts';
import './toast-actions.css';
import {
  CatchBoundary,
  createHashHistory,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router';
import { Toaster } from 'sonner';
import { type HostsSite, openSite, watchedStore } from '../context/hosts-site';
import { guestListStore } from '../model/backend/guest-list-store';
import type { HostAccount, HostsBackend } from '../model/store/hosts-backend';
import { newestOf } from '../model/store/store';
import { forgetTyped } from '../sign-in/forget-typed';
import type { OpenedPage } from './app';
import { navigationStore } from './navigation';
import { PageError } from './page-error';
import { createHostsRouter } from './router';
import { Status } from './status';

/** @param history default: the fragment of the page's address, which no server sees */
export function openPage(
  site: HostsSite,
  backend: HostsBackend,
  history: RouterHistory = createHashHistory(),
  restart: () => void = () => location.reload(),
): OpenedPage {
  const account = newestOf<HostAccount | null | undefined>(
    undefined,
    (next) =>
      backend.session?.observe((account) => {
        if (account === null && !backend.session?.readKept()) forgetTyped();
        next(account);
      }) ?? (() => {}),
  );
  const guestList = guestListStore(backend);
  const watched = <Name extends WatchedName>(name: Name) =>
    watchedStore<WatchedState<Name>>((listener) => backend.watchDocuments(name, listener));
  const router = createHostsRouter(history, site.events, () => guestList.read().list?.role);
  return {
    hosts: {
      site: openSite(site),
      backend,
      account,
      guestList,
      notes: watched('guestNotes'),
      tables: watched('tables'),
      news: watched('news'),
      restart,
    },
    navigation: navigationStore(history),
    Content: () => (
      <CatchBoundary getResetKey={() => router} errorComponent={PageError}>
        <RouterProvider router={router} />
      </CatchBoundary>
    ),
    Status,
    Toasts,
  };
}

/** By default, Alt+T moves the focus to the toasts. On some keyboards it types a letter. */
const NO_KEY: string[] = [];

const Toasts = () => (
  <Toaster
    position="bottom-center"
    richColors
    hotkey={NO_KEY}
    mobileOffset={{ bottom: 'calc(env(safe-area-inset-bottom) + 5rem)' }}
  />
);
