import '@invitation/ui/theme/page/html-messages';
import '@invitation/ui/theme/page/reset';
import { head } from '@invitation/domain/words/hosts/head';
import type { HostsLanguage } from '@invitation/domain/words/run-time';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './shell/app';
import { site } from './site';

/** Renders the page, as soon as its words are loaded. */
export function start(language: HostsLanguage): void {
  const root = document.getElementById('root');
  if (root === null) {
    throw new Error('The page has no element with the id "root". Add one to index.html.');
  }
  const page = document.documentElement;
  // Only builds are prerendered, in the language of the content.
  const isPrerendered = root.hasChildNodes() && page.lang === language;
  page.lang = language;
  page.classList.add(site.theme);
  document.title = head.title(site.hosts);
  const opening = Promise.all([import('./shell/open-page'), site.openBackend()]).then(
    ([{ openPage }, backend]) => openPage(site, backend),
  );
  const app = (
    <StrictMode>
      <App site={site} opening={opening} />
    </StrictMode>
  );
  if (isPrerendered) {
    const frame = root.firstElementChild;
    hydrateRoot(root, app, {
      // If a browser's translator has changed the frame by now, React renders it again.
      onRecoverableError: (error) => frame?.querySelector('font') || reportError(error),
    });
  } else createRoot(root).render(app);
}
