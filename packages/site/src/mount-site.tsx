import '@invitation/ui/theme/reset';
import '@invitation/ui/theme/first-paint';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { gateFlag } from './gate-flag';
import { Gatekeeper } from './gatekeeper';
import type { Site } from './site';

/**
 * Shows a site in the page's element `root`: the gate first, the rest behind it. A gate that is in the page's HTML
 * already is taken over with what the guest has typed.
 *
 * @throws if the page has no element `root`
 */
export function mountSite(site: Site): void {
  const root = document.getElementById('root');
  if (root === null) {
    throw new Error(
      'The page has no element with the id "root" to show the site in. Add one to index.html.',
    );
  }
  document.documentElement.classList.add(site.theme);
  const page = (
    <StrictMode>
      <Gatekeeper site={site} />
    </StrictMode>
  );
  const gateInPage = root.firstElementChild !== null;
  if (gateInPage && !gateFlag(site.celebration.password).isSet()) hydrateRoot(root, page);
  else createRoot(root).render(page);
}
