import { withStorage } from '@invitation/domain/storage';

const BLOCKED =
  'This browser keeps no data for this site, so your reply cannot be kept. Allow site data in the browser’s settings or leave private browsing, then try again.';
const FULL =
  'This browser’s storage is full, so your reply was not saved. Free some space by clearing the data of other sites, then try again.';
const UNREADABLE =
  'What this browser keeps of your reply cannot be read. It was left untouched: clear this site’s data to start over, then try again.';

export interface BrowserStore {
  /** Returns `null` without a value. Throws an error if the value is not JSON or `parse` throws. */
  get<Value>(key: string, parse: (json: unknown) => Value): Value | null;
  set(key: string, value: unknown): void;
  remove(key: string): void;
}

/** @param open e.g. `() => localStorage`; the browser may throw here if site data is blocked */
export function browserStore(open: () => Storage): BrowserStore {
  const withStore = <Result>(task: (storage: Storage) => Result): Result =>
    withStorage(open, task, (cause) => {
      const full = cause instanceof DOMException && cause.name === 'QuotaExceededError';
      throw new Error(full ? FULL : BLOCKED, { cause });
    });
  return {
    get(key, parse) {
      const text = withStore((storage) => storage.getItem(key));
      if (text === null) return null;
      try {
        return parse(JSON.parse(text));
      } catch (cause) {
        throw new Error(UNREADABLE, { cause });
      }
    },
    set: (key, value) => withStore((storage) => storage.setItem(key, JSON.stringify(value))),
    remove: (key) => withStore((storage) => storage.removeItem(key)),
  };
}
