import { recordDays } from '@invitation/domain/event/event';
import type { Mode } from '@invitation/domain/mode/mode';
import { onceFor } from '@invitation/domain/record/once-for';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { lazyImport } from '../browser/lazy-import';
import { runWhenIdle } from '../browser/run-when-idle';
import { isSaturdayRemembered } from '../invitation/remembered-invitation';
import { type EnvelopeEvents, type Site, SiteContext, type Visit, visitIn } from '../page/site';
import { announceDraft } from '../rsvp/unsaved-tabs';
import { guestSession } from '../session/guest-session';
import { createQueryClient } from '../session/query-client';
import { DATA_CHUNKS, pageAt } from './pages';
import { createSiteRouter } from './router';

/** Loads the code of the page before the gate opens, and sends nothing else. */
export async function prefetchPage(site: Site): Promise<void> {
  runWhenIdle(() => openSite(site));
  const { pathname } = site.history?.location ?? location;
  const { load, needs } = pageAt(pathname);
  const loadData = { backend: site.loadBackend, stories: site.loadStories };
  const data = DATA_CHUNKS[needs];
  await Promise.all([load(), data && loadData[data]?.()]);
}

const openSite = onceFor((site: Site) => {
  announceDraft();
  // Passes on the fields that optional features add.
  const record = { ...site, days: recordDays(site.events, site.otherDays) };
  const openBackend = async () => (await lazyImport(site.loadBackend))(record);
  // Guests of the Saturday never see the other days, whatever address they open (B14).
  const visitFor = (days: Mode | null): Visit => {
    const isSaturdayGuest = days === null ? isSaturdayRemembered() : days === 'saturday';
    const mode = isSaturdayGuest ? 'saturday' : site.detectMode();
    return visitIn(mode, site);
  };
  return {
    siteValue: { ...record, ...visitFor(null) },
    router: createSiteRouter(
      {
        session: guestSession(openBackend, createQueryClient(), record),
        loadStories: async () => (site.loadStories ? lazyImport(site.loadStories) : []),
        loadDetails: async () => (site.loadDetails ? lazyImport(site.loadDetails) : null),
        visitFor,
      },
      site.history,
    ),
  };
});

export function ProtectedSite({ site, ...events }: { readonly site: Site } & EnvelopeEvents) {
  const [{ siteValue, router }] = useState(() => {
    const { siteValue, router } = openSite(site);
    return { siteValue: { ...siteValue, ...events }, router };
  });
  return (
    <SiteContext value={siteValue}>
      <RouterProvider router={router} />
    </SiteContext>
  );
}
