import { withStorage } from '@invitation/domain/browser/storage';

/** Local storage: when a guest last left this browser. Session storage: the last of these times that this tab knows. */
const STORAGE_KEY = 'guest_left';

/** `first-paint.ts` and the site do not share variables. Pages of a tab in the back/forward cache share its session storage. */
const page = () => document.documentElement.dataset;

/** Here or in another tab, since this page began. The page may still hold the guest's data. */
export const hasLeft = (): boolean =>
  withStorage(
    'localStorage',
    (storage) => storage.getItem(STORAGE_KEY) !== (page().leftAt ?? null),
    false,
  );

/** From now on, no page keeps anything of its guest. */
export function markLeft(): void {
  withStorage('localStorage', (storage) => storage.setItem(STORAGE_KEY, String(Date.now())));
}

/** Before the page reads anything: the browser may have suspended this tab when the guest left. @returns whether one had left */
export function forgetFormerGuest(): boolean {
  const at = withStorage('localStorage', (storage) => storage.getItem(STORAGE_KEY), null);
  if (at === null) return false;
  page().leftAt = at;
  return withStorage(
    'sessionStorage',
    (storage) => {
      if (storage.getItem(STORAGE_KEY) === at) return false;
      storage.clear();
      storage.setItem(STORAGE_KEY, at);
      return true;
    },
    false,
  );
}
