import { Loading } from '@invitation/ui/basics/loading';
import { type ComponentType, useEffect, useState } from 'react';
import { HostsContext, type HostsSite, type OpenHosts, useStoreOr } from '../context/hosts-site';
import { RefusedError } from '../model/store/hosts-errors';
import type { Store } from '../model/store/store';
import { Frame } from './frame';
import {
  FIRST_NAVIGATION,
  HELPERS_TABS,
  type Navigation,
  TABS,
  type Tab,
  tabAt,
} from './navigation';
import { PageError } from './page-error';

/** What is loaded after the first paint. */
export interface OpenedPage {
  readonly hosts: OpenHosts;
  readonly navigation: Store<Navigation>;
  readonly Content: ComponentType;
  readonly Status: ComponentType;
  readonly Toasts: ComponentType;
}

interface AppProps {
  readonly site: HostsSite;
  readonly opening: Promise<OpenedPage>;
}

/** The hosts' page. Its frame is prerendered, and stays while the page is opened and changes. */
export function App({ site, opening }: AppProps) {
  const opened = useOpened(opening);
  const page = opened instanceof Error ? null : opened;
  const { path, addresses } = useStoreOr(FIRST_NAVIGATION, page?.navigation);
  const tabs = useTabs(page?.hosts);
  return (
    <HostsContext value={page?.hosts ?? null}>
      <Frame
        hosts={site.hosts}
        current={tabAt(path)}
        addresses={addresses}
        tabs={tabs}
        status={page && <page.Status />}
        notice={page?.hosts.backend.notice}
      >
        {opened === null && <Loading />}
        {opened instanceof Error && <PageError />}
        {page && <page.Content />}
      </Frame>
      {page && <page.Toasts />}
    </HostsContext>
  );
}

/** The opened page, or why it could not be opened; `null` until then. The first paint is the prerendered one, so it never waits. */
function useOpened(opening: Promise<OpenedPage>): OpenedPage | Error | null {
  const [opened, setOpened] = useState<OpenedPage | Error | null>(null);
  useEffect(() => {
    opening.then(setOpened, (error: unknown) => {
      reportError(error);
      setOpened(new Error('The page could not be opened.', { cause: error }));
    });
  }, [opening]);
  return opened;
}

/** The tabs that the account can use. All of them until the account is known. */
function useTabs(hosts: OpenHosts | undefined): readonly Tab[] {
  const account = useStoreOr(undefined, hosts?.account);
  const hasAccount = hosts?.backend.session === null || account?.isVerified === true;
  // Before the sign-in nobody may listen to the list.
  const watched = useStoreOr(null, hasAccount ? hosts?.guestList : undefined);
  const isSignedOut = hosts !== undefined && account !== undefined && !hasAccount;
  if (isSignedOut || watched?.failure instanceof RefusedError) return [];
  return watched?.list?.role === 'door' ? HELPERS_TABS : TABS;
}
