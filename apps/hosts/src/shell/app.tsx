import { Loading } from '@invitation/ui/loading';
import { Suspense, use } from 'react';
import type { HostsBackend } from '../model/hosts-backend';
import type { HostsSite } from '../pages/hosts-site';
import { ErrorBoundary } from './error-boundary';
import { Frame } from './frame';

interface AppProps {
  readonly site: HostsSite;
  /** Imports the page and opens the backend. */
  readonly opening: Promise<readonly [typeof import('./hosts-page'), HostsBackend]>;
}

/** The hosts' page. Until its code is loaded, it shows the prerendered frame. */
export function App({ site, opening }: AppProps) {
  return (
    <ErrorBoundary hosts={site.hosts}>
      <Suspense
        fallback={
          <Frame hosts={site.hosts} current={null}>
            <Loading />
          </Frame>
        }
      >
        <OpenedPage site={site} opening={opening} />
      </Suspense>
    </ErrorBoundary>
  );
}

function OpenedPage({ site, opening }: AppProps) {
  const [{ HostsPage }, backend] = use(opening);
  return <HostsPage site={site} backend={backend} />;
}
