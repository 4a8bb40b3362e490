import type { RecordDay } from '@invitation/domain/event';
import { withStorage } from '@invitation/domain/storage';
import { type FirebaseApp, type FirebaseOptions, initializeApp } from 'firebase/app';
import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import type { Backend } from '../backend';
import { firestoreRsvps } from './rsvp-store';
import { firebaseSession } from './session';
import { wrapFetch } from './wrap-fetch';

export interface FirebaseSettings
  extends Required<Pick<FirebaseOptions, 'apiKey' | 'projectId' | 'appId'>> {
  /** The origin that forwards to the emulators, e.g. `http://localhost:5173`. Default: the hosted services. */
  readonly emulators?: string | undefined;
  readonly days: readonly RecordDay[];
  readonly prepare?: ((app: FirebaseApp) => void) | undefined;
}

const REHEARSAL = 'This is a rehearsal: replies go to the emulators.';
const NO_STORAGE =
  'This browser keeps no data for this site, so a reply can be changed only until this page is closed or reloaded. Allow site data in the browser’s settings to keep it.';

let isFetchWrapped = false;
let isStarting = false;

export function openFirebaseBackend({
  days,
  emulators,
  prepare,
  ...options
}: FirebaseSettings): Backend {
  // The SDKs always call the global function.
  if (!isFetchWrapped)
    globalThis.fetch = wrapFetch(globalThis.fetch.bind(globalThis), () => isStarting);
  isFetchWrapped = true;

  // The SDK would log failed requests with the guest's name and answers.
  setLogLevel('silent');
  const app = initializeApp(options);
  prepare?.(app);
  // `getAuth` would add code for pop-ups and redirects, and load a Google script on phones.
  isStarting = true;
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  void auth.authStateReady().finally(() => {
    isStarting = false;
  });
  const firestore = getFirestore(app);
  if (emulators !== undefined) {
    const { hostname, port } = new URL(emulators);
    connectAuthEmulator(auth, emulators, { disableWarnings: true });
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  const session = firebaseSession(auth);
  const notices = [emulators !== undefined && REHEARSAL, !isStorageAvailable() && NO_STORAGE];
  return {
    notice: notices.filter((notice) => notice !== false).join(' ') || null,
    session,
    rsvps: firestoreRsvps(firestore, days, () => auth.authStateReady()),
    invitations: {
      async read(id) {
        // Most guests have no personal invitation.
        const { readInvitation } = await import('./read-invitation');
        return readInvitation(firestore, days, id, () => auth.authStateReady());
      },
    },
  };
}

/** Without storage, the SDK keeps the session in memory. */
function isStorageAvailable(): boolean {
  const key = 'invitation_probe';
  return withStorage(
    () => localStorage,
    (storage) => {
      storage.setItem(key, '');
      storage.removeItem(key);
      return true;
    },
    () => false,
  );
}
