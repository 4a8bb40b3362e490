import type { Invitation } from '@invitation/domain/guest-list/invitation';
import type { Mode } from '@invitation/domain/mode/mode';
import { WithTranslations } from '@invitation/ui/basics/translations';
import { LIFTING_MS } from '@invitation/ui/gate/opening';
import { PasswordGate } from '@invitation/ui/gate/password-gate';
import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { lazyImport } from '../browser/lazy-import';
import { preconnect } from '../browser/preconnect';
import { renewAndReload } from '../browser/renew-scripts';
import { gateFlag, isSealed } from '../gate/gate-flag';
import { ErrorPage } from '../page/error-page';
import { LoadingPage } from '../page/loading-page';
import { type EnvelopeEvents, type ShownPage, type Site, visitIn } from '../page/site';
import { useIsClosed } from '../page/use-is-closed';
import { useVisitNow } from '../phases/use-visit-now';

const Translated = globalThis.WITHOUT_TRANSLATIONS
  ? ({ children }: { readonly site: Site; readonly children: ReactNode }) => children
  : WithTranslations;
const useVisit = globalThis.WITHOUT_PHASES ? visitIn : useVisitNow;

export const importProtectedSite = () => import('./protected-site');
const neverChanges = () => () => {};
/** The module behind the gate, or the error if it could not be loaded. */
export type LoadedModule = Awaited<ReturnType<typeof importProtectedSite>> | Error;

interface GatedSiteProps {
  readonly site: Site;
  readonly loaded?: LoadedModule | undefined;
}

export function GatedSite({ site, loaded }: GatedSiteProps) {
  // The prerendered gate does not know its address.
  const mode = useSyncExternalStore<Mode>(neverChanges, site.detectMode, () => 'weekend');
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const { celebration, replyBy } = useVisit(
    invitation?.days === 'saturday' ? 'saturday' : mode,
    site,
  );
  const isOver = useIsClosed(replyBy);
  const { password, gateTitle, gateSubtitle, gateHelp } = celebration;
  const flag = gateFlag(password);
  const [gate, setGate] = useState<'closed' | 'lifted' | 'opening' | 'gone'>(() =>
    flag.isSet() && !isSealed() ? 'gone' : 'closed',
  );
  // The page of a personal link gets ready behind the closed envelope.
  const sealed = useSyncExternalStore(neverChanges, isSealed, () => false);
  const unlocked = gate !== 'closed' || sealed;
  // The envelope begins to open before the page behind it renders.
  const showsPage = useDeferredValue(unlocked);
  // Suspense would show 'Loading...' for a moment even if the module is already loaded.
  const [protectedModule, setProtectedModule] = useState(loaded ?? null);

  const isPreconnected = useRef(false);

  // Loads the module while the guest types, and again after the unlock if that failed.
  useEffect(() => {
    if (loaded) return;
    const importing = unlocked ? lazyImport(importProtectedSite) : importProtectedSite();
    importing
      .then((module) => {
        setProtectedModule(module);
        // If the gate was unlocked before, the HTML has already requested these files.
        if (!unlocked) return module.prefetchPage(site);
      })
      .catch((error: Error) => {
        if (unlocked) setProtectedModule((module) => module ?? error);
      });
  }, [site, loaded, unlocked]);

  const [page, setPage] = useState<ShownPage | null>(null);
  const isReady = page || protectedModule instanceof Error;
  useEffect(() => {
    if (gate !== 'lifted' || !isReady) return;
    const timeout = setTimeout(() => {
      setGate('opening');
      // The pressed button no longer takes input.
      page?.focusHeading();
    }, LIFTING_MS);
    return () => clearTimeout(timeout);
  }, [gate, isReady, page]);

  // The first-paint script has left marks on the document.
  useLayoutEffect(() => {
    // It may have hidden the prerendered gate, which React has now replaced.
    if (!isSealed() || gate === 'gone') delete document.documentElement.dataset.gate;
  }, [gate]);

  useEffect(() => {
    const { dataset } = document.documentElement;
    // Continue was pressed before this script loaded (B10).
    if ('continue' in dataset) document.forms[0]?.requestSubmit();
    delete dataset.continue;
  }, []);

  return (
    <Translated site={site}>
      {showsPage && (
        <div hidden={gate === 'closed'}>
          <ProtectedPage
            loaded={protectedModule}
            site={site}
            onInvitation={setInvitation}
            onPage={setPage}
          />
        </div>
      )}
      {gate !== 'gone' && (
        <PasswordGate
          {...celebration}
          title={gateTitle}
          subtitle={gateSubtitle}
          // Until it is known which days the guest may know of, the card is blank.
          card={sealed && !invitation ? null : celebration}
          help={gateHelp}
          replyBy={isOver ? null : replyBy}
          addressee={invitation?.name}
          state={gate}
          onInput={() => {
            if (!isPreconnected.current && site.services) preconnect(site.services.signIn);
            isPreconnected.current = true;
          }}
          onUnlock={() => {
            flag.set();
            setGate('lifted');
          }}
          onOpened={() => setGate('gone')}
        />
      )}
    </Translated>
  );
}

function ProtectedPage({
  loaded,
  site,
  ...events
}: {
  readonly loaded: LoadedModule | null;
  readonly site: Site;
} & EnvelopeEvents) {
  if (loaded === null) return <LoadingPage />;
  if (loaded instanceof Error) {
    const { celebration } = site;
    return (
      <ErrorPage celebration={celebration} message={loaded.message} onTryAgain={renewAndReload} />
    );
  }
  return <loaded.ProtectedSite site={site} {...events} />;
}
