import '@invitation/ui/theme/reset';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gatekeeper } from './gatekeeper';
import type { Site } from './site';

/**
 * Shows a site in the page's element `root`: the gate first, the rest behind it.
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
  document.documentElement.className = site.theme;
  createRoot(root).render(
    <StrictMode>
      <Gatekeeper site={site} />
    </StrictMode>,
  );
}
