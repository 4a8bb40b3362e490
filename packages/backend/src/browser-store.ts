const BLOCKED =
  'This browser keeps no data for this site, so your reply cannot be kept. Allow site data in the browser’s settings or leave private browsing, then try again.';
const FULL =
  'This browser’s storage is full, so your reply was not saved. Free some space by clearing the data of other sites, then try again.';
const UNREADABLE =
  'What this browser keeps of your reply cannot be read. It was left untouched: clear this site’s data to start over, then try again.';

/** A JSON store over the browser's storage whose every failure is a sentence for the guest. */
export interface BrowserStore {
  /** The value under a key, `null` if there is none. Throws if it cannot be read, or if `parse` throws. */
  get<Value>(key: string, parse: (json: unknown) => Value): Value | null;
  set(key: string, value: unknown): void;
  remove(key: string): void;
}

/** @param open gives the storage; merely naming `localStorage` throws where site data is blocked */
export function browserStore(open: () => Storage): BrowserStore {
  const withStorage = <Result>(use: (storage: Storage) => Result): Result => {
    try {
      return use(open());
    } catch (cause) {
      const full = cause instanceof DOMException && cause.name === 'QuotaExceededError';
      throw new Error(full ? FULL : BLOCKED, { cause });
    }
  };
  return {
    get(key, parse) {
      const text = withStorage((storage) => storage.getItem(key));
      if (text === null) return null;
      try {
        return parse(JSON.parse(text));
      } catch (cause) {
        throw new Error(UNREADABLE, { cause });
      }
    },
    set: (key, value) => withStorage((storage) => storage.setItem(key, JSON.stringify(value))),
    remove: (key) => withStorage((storage) => storage.removeItem(key)),
  };
}
