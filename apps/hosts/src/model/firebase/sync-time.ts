import { withStorage } from '@invitation/domain/storage';

/** A text in the browser's storage. Nothing is kept where storage is blocked. */
const stored = (key: string) => {
  const withItems = <Result>(task: (storage: Storage) => Result, fallback: Result): Result =>
    withStorage(
      () => localStorage,
      task,
      () => fallback,
    );
  return {
    read: () => withItems((storage) => storage.getItem(key), null),
    write: (text: string) => withItems((storage) => storage.setItem(key, text), undefined),
    remove: () => withItems((storage) => storage.removeItem(key), undefined),
  };
};

/** The address of the host who signed in on this device. Kept beside the copy of the guest list. */
export const copyHost = stored('guest_list_host');

const asOf = stored('guest_list_as_of');

/** When the server last confirmed the copy on this device. Kept beside the copy. */
export const syncTime = {
  read(): Date | null {
    const text = asOf.read();
    return text === null ? null : new Date(text);
  },
  write: (time: Date): void => asOf.write(time.toISOString()),
  remove: asOf.remove,
};
