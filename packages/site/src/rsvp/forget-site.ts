import { within } from '@invitation/domain/browser/within';
import { runWhenIdle } from '../browser/run-when-idle';
import { emptyCaches } from '../service-worker/empty-caches';
import { hasLeft } from '../session/former-guest';

/** Undoes `keepSite`. Called when the next guest's form has loaded all that it needs. */
export function forgetSite(): void {
  // `first-paint.ts` and the site do not share variables.
  const { dataset } = document.documentElement;
  if (dataset.guest !== 'left') return;
  delete dataset.guest;
  runWhenIdle(() => {
    // This guest may have left, too, and the next page may need the copy.
    if (!hasLeft()) void removeSite().catch(() => {});
  });
}

/** For a browser that never answers. */
const PATIENCE_MS = 10_000;

async function removeSite(): Promise<void> {
  // Browsers have workers only in secure contexts, and may refuse them.
  await within(PATIENCE_MS, removeWorkers());
  await emptyCaches();
}

async function removeWorkers(): Promise<void> {
  const { serviceWorker } = navigator;
  const registrations = await serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  // The worker serves this page to its end, and may still store something.
  serviceWorker.controller?.postMessage('forget');
}
