import { type FirebaseApp, type FirebaseOptions, initializeApp } from 'firebase/app';
import { browserLocalPersistence, connectAuthEmulator, initializeAuth } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import type { Backend } from '../backend';
import { amendFetch } from './fetch';
import { firestoreRsvps } from './rsvp-store';
import { firebaseSession } from './session';

/** Which Firebase project keeps the data, as the Firebase console shows it. */
export interface FirebaseSettings
  extends Required<Pick<FirebaseOptions, 'apiKey' | 'projectId' | 'appId'>> {
  /** The origin that forwards to the official emulators, e.g. `http://localhost:5173`; without it, the hosted services. */
  readonly emulators?: string | undefined;
  /** Called with the app before its first request. */
  readonly prepare?: ((app: FirebaseApp) => void) | undefined;
}

const REHEARSAL = 'This is a rehearsal: replies go to the emulators.';
const NOT_KEPT =
  'This browser keeps no data for this site, so a reply can be changed only until this page is closed or reloaded. Allow site data in the browser’s settings to keep it.';

let fetchIsAmended = false;

/** Opens the backend on Firebase Authentication and Cloud Firestore (B2). */
export function openFirebaseBackend({ emulators, prepare, ...options }: FirebaseSettings): Backend {
  // The SDKs use the global function and take no other.
  if (!fetchIsAmended) globalThis.fetch = amendFetch(globalThis.fetch.bind(globalThis));
  fetchIsAmended = true;

  // The SDK would log each request that fails, with the guest's name and answers.
  setLogLevel('silent');
  const app = initializeApp(options);
  prepare?.(app);
  // `getAuth` would bring pop-ups and redirects, and on phones a script of Google's at the start.
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  const firestore = getFirestore(app);
  if (emulators !== undefined) {
    const { hostname, port } = new URL(emulators);
    connectAuthEmulator(auth, emulators, { disableWarnings: true });
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }
  const session = firebaseSession(auth);
  const notices = [emulators !== undefined && REHEARSAL, !keepsData() && NOT_KEPT];
  return {
    notice: notices.filter((notice) => notice !== false).join(' ') || null,
    session,
    rsvps: firestoreRsvps(firestore, () => auth.authStateReady()),
  };
}

/** Tells whether the browser keeps this site's data: otherwise the SDK keeps the session in memory. */
function keepsData(): boolean {
  const key = 'invitation_probe';
  try {
    localStorage.setItem(key, '');
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
