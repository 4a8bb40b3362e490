import { withStorage } from '@invitation/domain/storage';

const KEY = 'guest_list_as_of';

/** When the server last confirmed the copy on this device. Kept beside the copy. */
export const syncTime = {
  read: (): Date | null =>
    withStorage(
      () => localStorage,
      (storage) => {
        const text = storage.getItem(KEY);
        return text === null ? null : new Date(text);
      },
      () => null,
    ),
  write: (time: Date): void =>
    withStorage(
      () => localStorage,
      (storage) => storage.setItem(KEY, time.toISOString()),
      () => {},
    ),
  remove: (): void =>
    withStorage(
      () => localStorage,
      (storage) => storage.removeItem(KEY),
      () => {},
    ),
};
