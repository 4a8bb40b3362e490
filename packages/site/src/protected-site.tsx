import { eventsOf } from '@invitation/domain/mode';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { loadPart } from './load';
import { openOnce } from './open-once';
import { createQueryClient } from './queries';
import { createSiteRouter } from './router';
import { type Site, SiteContext } from './site';

/** All that is behind the gate. */
export default function ProtectedSite({ site }: { readonly site: Site }) {
  const [{ shown, queryClient, router }] = useState(() => {
    const queryClient = createQueryClient();
    const openBackend = openOnce(() => loadPart(site.openBackend));
    return {
      shown: { ...site, events: eventsOf(site.mode, site.events) },
      queryClient,
      router: createSiteRouter({ queryClient, openBackend }, site.history),
    };
  });
  return (
    <SiteContext value={shown}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SiteContext>
  );
}
