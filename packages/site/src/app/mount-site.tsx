import '@invitation/ui/theme/reset';
import '@invitation/ui/theme/first-paint';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { watchNavigation } from '../browser/watch-navigation';
import { gateFlag } from '../gate/gate-flag';
import { GatedSite } from '../gate/gated-site';
import type { Site } from './site';

/** Hydrates a prerendered gate, which keeps the typed password. */
export function mountSite(site: Site): void {
  const root = document.getElementById('root');
  if (root === null) {
    throw new Error(
      'The page has no element with the id "root" to show the site in. Add one to index.html.',
    );
  }
  document.documentElement.classList.add(site.theme);
  const isUnlocked = gateFlag(site.celebration.password).isSet();
  // On a slow device, the guest may leave before the first effect, which imports the site.
  const navigation = isUnlocked ? watchNavigation() : undefined;
  const page = (
    <StrictMode>
      <GatedSite site={site} navigation={navigation} />
    </StrictMode>
  );
  const isPrerendered = root.firstElementChild !== null;
  if (isPrerendered && !isUnlocked) hydrateRoot(root, page);
  else createRoot(root).render(page);
}
