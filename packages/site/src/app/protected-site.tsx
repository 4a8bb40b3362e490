import { recordDays } from '@invitation/domain/event';
import type { Mode } from '@invitation/domain/mode';
import { onceFor } from '@invitation/domain/once-for';
import type { RecordShape } from '@invitation/domain/rsvp';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { lazyImport } from '../browser/lazy-import';
import { memoizeAsync } from '../browser/memoize-async';
import { runWhenIdle } from '../browser/run-when-idle';
import { isSaturdayRemembered } from '../invitation/remembered-invitation';
import { type Site, SiteContext, type Visit, visitIn } from '../page/site';
import { announceDraft } from '../rsvp/unsaved-tabs';
import { guestSession } from '../session/guest-session';
import { createQueryClient } from '../session/query-client';
import { DATA_CHUNKS, pageAt } from './pages';
import { createSiteRouter } from './router';

/** Before the gate opens: prepares the site and loads the code of its page. Sends nothing else. */
export async function prefetchPage(site: Site): Promise<void> {
  runWhenIdle(() => openSite(site));
  const { pathname } = site.history?.location ?? location;
  const { load, needs } = pageAt(pathname);
  const loadData = { backend: site.loadBackend, stories: site.loadStories };
  const data = DATA_CHUNKS[needs];
  await Promise.all([load(), data && loadData[data]()]);
}

const openSite = onceFor((site: Site) => {
  announceDraft();
  const { services, worker } = site;
  const loadDetails = import.meta.env.NO_DETAILS ? undefined : site.loadDetails;
  const shape: RecordShape = {
    days: recordDays(site.events, site.otherDays),
    ...(!import.meta.env.NO_QUESTIONS && { questions: site.questions }),
  };
  const openBackend = async () =>
    (await lazyImport(site.loadBackend))({ ...shape, replyBy: site.replyBy });
  // Guests of the Saturday never see the other days, whatever address they open (B14).
  const visitFor = (days: Mode | null): Visit => {
    const isSaturdayGuest = days === null ? isSaturdayRemembered() : days === 'saturday';
    const mode = isSaturdayGuest ? 'saturday' : site.detectMode();
    return visitIn(mode, site);
  };
  return {
    siteValue: {
      services,
      worker,
      ...shape,
      ...(loadDetails && { loadDetails: memoizeAsync(() => lazyImport(loadDetails)) }),
      ...visitFor(null),
    },
    router: createSiteRouter(
      {
        session: guestSession(openBackend, createQueryClient(), shape),
        loadStories: () => lazyImport(site.loadStories),
        visitFor,
      },
      site.history,
    ),
  };
});

export function ProtectedSite({ site }: { readonly site: Site }) {
  const [{ siteValue, router }] = useState(() => openSite(site));
  return (
    <SiteContext value={siteValue}>
      <RouterProvider router={router} />
    </SiteContext>
  );
}
