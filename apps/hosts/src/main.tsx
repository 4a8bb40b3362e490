import '@invitation/ui/theme/html-messages';
import '@invitation/ui/theme/reset';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/app';
import { followReplacedLinks } from './shell/follow-replaced-links';
import { site } from './site';

const root = document.getElementById('root');
if (root === null) {
  throw new Error('The page has no element with the id "root". Add one to index.html.');
}
document.documentElement.classList.add(site.theme);
followReplacedLinks();
const opening = Promise.all([import('./shell/hosts-page'), site.openBackend()]);
createRoot(root).render(
  <StrictMode>
    <App site={site} opening={opening} />
  </StrictMode>,
);

// At the door, the page opens without a connection.
if (import.meta.env.PROD) {
  addEventListener('load', () => {
    navigator.serviceWorker?.register('/service-worker.js').catch((error: unknown) => {
      console.error(
        'The service worker could not be registered, so the page will not open without a connection:',
        error,
      );
    });
  });
}
