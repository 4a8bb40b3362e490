// The browser storage that Firebase's SDKs use. They wait for a database without a time limit, and each call waits with them.
import { withStorage } from '@invitation/domain/browser/storage';
import { within } from '@invitation/domain/browser/within';

/** Longer than a busy phone takes to open a database. */
const PATIENCE_MS = 2_000;
/** A database that the SDKs need anyway, so that this check creates no other. */
const DATABASE = 'firebase-heartbeat-database';

/** Whether local storage works. Otherwise the SDK keeps the session in memory. */
export function isStorageAvailable(): boolean {
  const key = 'invitation_probe';
  return withStorage(
    'localStorage',
    (storage) => {
      storage.setItem(key, '');
      storage.removeItem(key);
      return true;
    },
    false,
  );
}

/**
 * Call this before an SDK starts. If the browser refuses databases or never answers, this hides `indexedDB`: the SDKs do without
 * databases only where it is missing.
 */
export async function areDatabasesAvailable(): Promise<boolean> {
  const areAvailable = (await within(PATIENCE_MS, openDatabase())) ?? false;
  if (!areAvailable) {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
  }
  return areAvailable;
}

const openDatabase = () =>
  new Promise<boolean>((resolve, reject) => {
    const request = indexedDB.open(DATABASE);
    request.onupgradeneeded = () => {
      // Leaves the creation of the database to the SDK.
      request.transaction?.abort();
      resolve(true);
    };
    request.onsuccess = () => {
      request.result.close();
      resolve(true);
    };
    request.onerror = (event) => {
      // Otherwise Firefox would report the error as well.
      event.preventDefault();
      reject(request.error);
    };
  });
