import { keepLanguage } from '../browser/language';

/** Lets the site open without a connection (B12), for a guest with a saved reply. */
export async function keepSite(worker: string): Promise<void> {
  const { serviceWorker } = navigator;
  await keepLanguage();
  // A browser looks for a new worker at each visit, and Chromium delays it if the page asks at that moment, too. A removed worker
  // still controls the first page of the next guest.
  if (!serviceWorker.controller) {
    await serviceWorker.register(worker);
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
