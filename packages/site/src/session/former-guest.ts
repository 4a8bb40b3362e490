import { withStorage } from '@invitation/domain/storage';

/** In local storage, when a guest has last left this browser. In session storage, the last of these times that this tab knows. */
const STORAGE_KEY = 'guest_left';

const leftAt = (): string | null =>
  withStorage('localStorage', (storage) => storage.getItem(STORAGE_KEY), null);

/** Whether the guest of this tab has left the browser, here or in another tab. The tab may still hold their data. */
export const hasLeft = (): boolean =>
  withStorage('sessionStorage', (storage) => storage.getItem(STORAGE_KEY) !== leftAt(), false);

/** From now on, no tab keeps anything more of its guest. */
export function markLeft(): void {
  withStorage('localStorage', (storage) => storage.setItem(STORAGE_KEY, String(Date.now())));
}

/**
 * Empties the tab of a guest who has left, before the page reads anything of it. The browser may have suspended the tab.
 *
 * @returns whether there was such a guest
 */
export function forgetFormerGuest(): boolean {
  if (!hasLeft()) return false;
  const at = leftAt();
  withStorage('sessionStorage', (storage) => {
    storage.clear();
    if (at !== null) storage.setItem(STORAGE_KEY, at);
  });
  return true;
}
