import { eventsOf } from '@invitation/domain/mode';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { loadPart } from './load';
import { openOnce } from './open-once';
import { parts } from './parts';
import { createQueryClient } from './queries';
import { createSiteRouter } from './router';
import { type Site, SiteContext } from './site';

/** Fetches what the first page behind the gate will need of the code, all at once. */
export async function fetchAhead(site: Site): Promise<void> {
  const { pathname } = site.history?.location ?? location;
  // The guard of any other page may send the guest to the form.
  const needed =
    pathname === '/our-story'
      ? [parts.storyPage, site.loadStories]
      : [parts.rsvpPage, site.loadBackend];
  await Promise.all(needed.map((load: () => Promise<unknown>) => load()));
}

/** All that is behind the gate. */
export function ProtectedSite({ site }: { readonly site: Site }) {
  const [{ shown, queryClient, router }] = useState(() => {
    const { celebration } = site;
    const mode = site.detectMode();
    const queryClient = createQueryClient();
    const openBackend = openOnce(async () => (await loadPart(site.loadBackend))());
    return {
      shown: { celebration, mode, events: eventsOf(mode, site.events) },
      queryClient,
      router: createSiteRouter(
        { queryClient, openBackend, loadStories: () => loadPart(site.loadStories) },
        site.history,
      ),
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
