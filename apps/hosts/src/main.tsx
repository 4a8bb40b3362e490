import '@invitation/ui/theme/html-messages';
import '@invitation/ui/theme/reset';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './shell/app';
import { site } from './site';

const root = document.getElementById('root');
if (root === null) {
  throw new Error('The page has no element with the id "root". Add one to index.html.');
}
document.documentElement.classList.add(site.theme);
const opening = Promise.all([import('./shell/hosts-page'), site.openBackend()]).then(
  ([{ openPage }, backend]) => openPage(site, backend),
);
const app = (
  <StrictMode>
    <App site={site} opening={opening} />
  </StrictMode>
);
// Only builds are prerendered.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);

// At the door, the page opens without a connection. With a worker, the browser itself looks for a new one.
if (import.meta.env.PROD && !navigator.serviceWorker?.controller) {
  addEventListener('load', () => {
    navigator.serviceWorker?.register('/service-worker.js').catch((error: unknown) => {
      console.error(
        'The service worker could not be registered, so the page will not open without a connection:',
        error,
      );
    });
  });
}
