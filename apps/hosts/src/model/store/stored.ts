import { type StorageName, withStorage } from '@invitation/domain/browser/storage';
import type * as z from 'zod/mini';
import { createStore } from './store';

/** A text in the browser's storage. Nothing is kept where storage is blocked. */
export const storedText = (key: string, storageName: StorageName = 'localStorage') => ({
  read: () => withStorage(storageName, (storage) => storage.getItem(key), null),
  write: (text: string) => withStorage(storageName, (storage) => storage.setItem(key, text)),
  remove: () => withStorage(storageName, (storage) => storage.removeItem(key)),
});

/** A value for `useStore` that survives a reload. What its schema does not accept counts as `empty`, which is not stored. */
export function storedValue<Value extends object>(
  key: string,
  storageName: StorageName,
  schema: z.ZodMiniType<Value>,
  empty: Value,
) {
  const { write, remove } = storedText(key, storageName);
  /** The value in the storage, which another tab may have written. */
  const readStored = (): Value =>
    withStorage(
      storageName,
      (storage) => schema.parse(JSON.parse(storage.getItem(key) ?? '')),
      empty,
    );
  const store = createStore(readStored());
  return {
    ...store,
    readStored,
    set(value: Value): void {
      if (Object.keys(value).length === 0) remove();
      else write(JSON.stringify(value));
      store.set(value);
    },
  };
}
