// Declares the settings of a build.
import type {} from '@invitation/backend/load-backend';
import { areDatabasesAvailable, isStorageAvailable } from '@invitation/backend/site-data';
import type { RecordShape } from '@invitation/domain/record/record';
import type { HostsBackend } from '../store/hosts-backend';

/** Imports only the backend that the build selects (B2), and opens it. */
export async function openHostsBackend(
  shape: RecordShape,
  namedGuests: boolean,
): Promise<HostsBackend> {
  if (import.meta.env.VITE_BACKEND === 'embedded') {
    const { openEmbeddedHosts } = await import('./embedded/embedded-hosts');
    return openEmbeddedHosts({ ...shape, namedGuests });
  }
  if (import.meta.env.VITE_BACKEND !== 'emulators' && import.meta.env.VITE_BACKEND !== 'firebase') {
    // A backend that this file forgot is a type error.
    const name: never = import.meta.env.VITE_BACKEND;
    throw new Error(
      `The hosts' page has no backend named ${name}. Add it to load-hosts-backend.ts.`,
    );
  }
  const [{ openFirebaseHosts }, appCheck, areDatabasesThere] = await Promise.all([
    import('./firebase/firebase-hosts'),
    import.meta.env.VITE_APP_CHECK === '' ? null : import('@invitation/backend/firebase/app-check'),
    areDatabasesAvailable(),
  ]);
  return openFirebaseHosts({
    ...shape,
    // Firestore shares the copy between tabs by local storage.
    keepsCopy: areDatabasesThere && isStorageAvailable(),
    apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
    projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
    appId: import.meta.env.VITE_FIREBASE_APP_ID,
    prepare: (app) => appCheck?.startAppCheck(app, import.meta.env.VITE_APP_CHECK),
    appCheckToken: appCheck?.appCheckToken,
    emulators: import.meta.env.VITE_BACKEND === 'emulators' ? location.origin : undefined,
  });
}
