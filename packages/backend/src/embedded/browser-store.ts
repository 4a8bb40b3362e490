import { Unreadable } from '@invitation/domain/rsvp/rsvp';
import { embedded as words } from '@invitation/domain/words/group/embedded';

/** @param open e.g. `() => localStorage`; the browser may throw here if site data is blocked */
export function browserStore(open: () => Storage) {
  const withStore = <Result>(task: (storage: Storage) => Result): Result => {
    try {
      return task(open());
    } catch (cause) {
      const full = cause instanceof DOMException && cause.name === 'QuotaExceededError';
      throw new Error(full ? words.storageFull : words.storageBlocked, { cause });
    }
  };
  return {
    /** Returns `null` if nothing is stored. Throws an error if the value is not JSON or `parse` throws. */
    get<Value>(key: string, parse: (json: unknown) => Value): Value | null {
      const text = withStore((storage) => storage.getItem(key));
      if (text === null) return null;
      try {
        return parse(JSON.parse(text));
      } catch (cause) {
        throw new Unreadable(words.storageUnreadable, { cause });
      }
    },
    set: (key: string, value: unknown) =>
      withStore((storage) => storage.setItem(key, JSON.stringify(value))),
    remove: (key: string) => withStore((storage) => storage.removeItem(key)),
  };
}
