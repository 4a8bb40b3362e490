import { withStorage } from '@invitation/domain/browser/storage';

/** In local storage, when a guest last left this browser. In session storage, the last such time that this tab knows. */
const STORAGE_KEY = 'guest_left';

/** Marks on this page: `first-paint.ts` and the site share no variables, and the pages of a tab share its session storage. */
const page = () => document.documentElement.dataset;

/** Whether a guest has left since this page began, here or in another tab. The page may still hold the guest's data. */
export const hasLeft = (): boolean =>
  withStorage(
    'localStorage',
    (storage) => storage.getItem(STORAGE_KEY) !== (page().leftAt ?? null),
    false,
  );

/** From now on, no open page keeps data of its guest. */
export function markLeft(): void {
  withStorage('localStorage', (storage) => storage.setItem(STORAGE_KEY, String(Date.now())));
}

/** Call this before the page reads anything: this tab may have been suspended when the guest left. @returns whether one had left */
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
