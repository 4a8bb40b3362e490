import '@invitation/ui/theme/page/reset';
import '@invitation/ui/gate/first-paint';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { lazyImport } from '../browser/lazy-import';
import { gateFlag, isSealed } from '../gate/gate-flag';
import type { Site } from '../page/site';
import { afterTranslation } from './after-translation';
import { GatedSite, importProtectedSite, type LoadedModule } from './gated-site';

/** Hydrates a prerendered gate, which keeps the typed password. */
export function mountSite(site: Site): void {
  if (document.documentElement.dataset.leaving) return;
  const root = document.getElementById('root');
  if (root === null) {
    throw new Error(
      'The page has no element with the id "root" to show the site in. Add one to index.html.',
    );
  }
  document.documentElement.classList.add(site.theme);
  const page = (loaded?: LoadedModule) => (
    <StrictMode>
      <GatedSite site={site} loaded={loaded} />
    </StrictMode>
  );
  if (gateFlag(site.celebration.password).isSet() && !isSealed()) {
    // The HTML says 'Loading...' until then.
    const render = (loaded: LoadedModule) => createRoot(root).render(page(loaded));
    void lazyImport(importProtectedSite).then(render, render);
  } else if (root.firstElementChild === null) createRoot(root).render(page());
  // React hydrates a transition in short tasks.
  else {
    const onRecoverableError = afterTranslation(root);
    startTransition(() => void hydrateRoot(root, page(), { onRecoverableError }));
  }
}
