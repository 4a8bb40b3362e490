import { keepLanguage } from '../browser/language';

/** Lets the site open without a connection (B12), for a guest with a saved reply. */
export async function keepSite(worker: string): Promise<void> {
  const { serviceWorker } = navigator;
  await keepLanguage();
  // A browser looks for a new worker at each visit. If the page asks for it at that moment too, Chromium lets it wait.
  // One that the next guest's form has removed still controls that guest's first page, and comes back with the next one.
  if (!serviceWorker.controller) {
    await serviceWorker.register(worker);
    // Another call may have waited for it.
    if (!serviceWorker.controller) {
      await new Promise((resolve) =>
        serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
    }
  }
  // The worker keeps each picture that passes through it. These were shown before.
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const pictures = files.filter((url) => url.startsWith(`${location.origin}/pictures/`));
  await Promise.all(pictures.map((url) => fetch(url)));
}
