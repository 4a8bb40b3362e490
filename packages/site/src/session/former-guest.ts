import { withStorage } from '@invitation/domain/storage';

/** Local storage: when a guest last left this browser. Session storage: the last of these times that this tab knows. */
const STORAGE_KEY = 'guest_left';

const leftAt = (): string | null =>
  withStorage('localStorage', (storage) => storage.getItem(STORAGE_KEY), null);

/** Here or in another tab. This tab may still hold the guest's data. */
export const hasLeft = (): boolean =>
  withStorage('sessionStorage', (storage) => storage.getItem(STORAGE_KEY) !== leftAt(), false);

/** From now on, no tab keeps anything of its guest. */
export function markLeft(): void {
  withStorage('localStorage', (storage) => storage.setItem(STORAGE_KEY, String(Date.now())));
}

/** Before the page reads anything: the browser may have suspended this tab when the guest left. @returns whether one had left */
export function forgetFormerGuest(): boolean {
  if (!hasLeft()) return false;
  const at = leftAt();
  withStorage('sessionStorage', (storage) => {
    storage.clear();
    if (at !== null) storage.setItem(STORAGE_KEY, at);
  });
  return true;
}
