// What Firebase's SDKs keep in a browser. They wait without a limit for databases, and their calls wait with them.
import { withStorage } from '@invitation/domain/browser/storage';
import { within } from '@invitation/domain/browser/within';

/** More than a busy phone takes. */
const PATIENCE_MS = 2_000;
/** Of the SDKs, so that this makes no database that is not needed. */
const DATABASE = 'firebase-heartbeat-database';

/** Without storage, the SDK keeps the session in memory. */
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
 * Call it before an SDK starts. Hides the databases of a browser that refuses them or never answers, because the SDKs only do without
 * them where there are none.
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
      // The SDK makes it.
      request.transaction?.abort();
      resolve(true);
    };
    request.onsuccess = () => {
      request.result.close();
      resolve(true);
    };
    request.onerror = (event) => {
      // Firefox would report it.
      event.preventDefault();
      reject(request.error);
    };
  });
