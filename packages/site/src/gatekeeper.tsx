import { Loading } from '@invitation/ui/loading';
import { PasswordGate } from '@invitation/ui/password-gate';
import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary } from './error-boundary';
import { gateFlag } from './gate-flag';
import { loadPart } from './load';
import type { Site } from './site';
import { withTransition } from './view-transition';

const importBehind = () => import('./protected-site');
type Behind = Awaited<ReturnType<typeof importBehind>>;

/** Shows the gate, and once it is open, the page that was asked for (B3). */
export function Gatekeeper({ site }: { readonly site: Site }) {
  const { password, gateTitle, gateSubtitle, postmark, skyline } = site.celebration;
  const flag = gateFlag(password);
  const [unlocked, setUnlocked] = useState(flag.isSet);
  // Not by Suspense: it would keep its 'Loading...' up for a while, also where nothing is left to wait for.
  const [behind, setBehind] = useState<Behind | Error | null>(null);

  useEffect(() => {
    document.title = gateTitle;
  }, [gateTitle]);

  useEffect(() => {
    // While the guest types, what is behind the gate arrives. A part that fails is asked for again when it is needed.
    const fetching = unlocked ? loadPart(importBehind) : importBehind();
    fetching
      .then((behind) => {
        setBehind(behind);
        // For a guest who is past the gate, the page's HTML has asked for what their own page needs.
        if (!unlocked) return behind.fetchAhead(site);
      })
      .catch((error: Error) => {
        if (unlocked) setBehind((behind) => behind ?? error);
      });
  }, [site, unlocked]);

  useLayoutEffect(() => {
    // What the page's HTML hides from a guest who is past the gate has gone by now.
    delete document.documentElement.dataset.gate;
  }, []);

  useEffect(() => {
    const { dataset } = document.documentElement;
    // Continue was pressed before this script was there to take it (B10).
    if ('continue' in dataset) document.forms[0]?.requestSubmit();
    delete dataset.continue;
  }, []);

  if (!unlocked) {
    return (
      <PasswordGate
        title={gateTitle}
        subtitle={gateSubtitle}
        password={password}
        postmark={postmark}
        skyline={skyline}
        onUnlock={() => {
          flag.set();
          withTransition(() => flushSync(() => setUnlocked(true)));
        }}
      />
    );
  }
  return (
    <ErrorBoundary skyline={skyline}>
      <Opened behind={behind} site={site} />
    </ErrorBoundary>
  );
}

/** What is behind the gate, once it has arrived. */
function Opened({ behind, site }: { readonly behind: Behind | Error | null; readonly site: Site }) {
  if (behind instanceof Error) throw behind;
  return behind === null ? <Loading /> : <behind.ProtectedSite site={site} />;
}
