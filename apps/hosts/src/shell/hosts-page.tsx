import '@invitation/ui/theme/print';
import '@invitation/ui/theme/toasts';
import './toast-actions.css';
import { Loading } from '@invitation/ui/loading';
import { TryAgain } from '@invitation/ui/try-again';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type RouterHistory, RouterProvider } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { Toaster } from 'sonner';
import type { HostsBackend } from '../model/hosts-backend';
import { HostsContext, type HostsSite, useHosts } from '../pages/hosts-site';
import { Frame } from './frame';
import { createQueryClient, guestListQuery } from './guest-list-query';
import { createHostsRouter } from './router';
import { SessionGate } from './session-gate';

/** Everything of the hosts' page that its first paint does not need. */
export function HostsPage({
  site,
  backend,
  history,
}: {
  readonly site: HostsSite;
  readonly backend: HostsBackend;
  /** Default: the fragment of the page's address. */
  readonly history?: RouterHistory | undefined;
}) {
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(() => createHostsRouter(history));
  const hosts = useMemo(() => ({ site, backend }), [site, backend]);
  const page = (
    <GuestListGate>
      <RouterProvider router={router} />
    </GuestListGate>
  );
  return (
    <HostsContext value={hosts}>
      <QueryClientProvider client={queryClient}>
        {backend.session ? (
          <SessionGate session={backend.session} hosts={site.hosts} notice={backend.notice}>
            {page}
          </SessionGate>
        ) : (
          page
        )}
      </QueryClientProvider>
      <Toaster
        position="bottom-center"
        richColors
        mobileOffset={{ bottom: 'calc(env(safe-area-inset-bottom) + 5rem)' }}
      />
    </HostsContext>
  );
}

/** Shows its children when the guest list is loaded. */
function GuestListGate({ children }: { readonly children: ReactNode }) {
  const { site, backend } = useHosts();
  const { data, error } = useQuery(guestListQuery(backend));
  const hasCopy = data && (data.isLive || data.asOf !== null);
  if (error === null && hasCopy) return children;
  return (
    <Frame hosts={site.hosts} current={null} notice={backend.notice}>
      {error ? (
        // The SDK needs a new start after a refusal.
        <TryAgain onTryAgain={() => location.reload()}>{error.message}</TryAgain>
      ) : data ? (
        <p role="status">
          This device has no copy of the guest list yet. It appears when there is a connection.
        </p>
      ) : (
        <Loading />
      )}
    </Frame>
  );
}
