import { type FirebaseApp, type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
} from 'firebase/auth';
import type { Clock } from '../backend';
import { wrapFetch } from './errors/wrap-fetch';
import { serverClock } from './server-clock';
import { checkKeptSession } from './session/kept-session';

export interface FirebaseSettings
  extends Required<Pick<FirebaseOptions, 'apiKey' | 'projectId' | 'appId'>> {
  /** The origin that forwards to the emulators, e.g. `http://localhost:5173`. Default: the hosted services. */
  readonly emulators?: string | undefined;
  readonly prepare?: ((app: FirebaseApp) => void) | undefined;
}

const clock = serverClock();
let isFetchWrapped = false;
let isStarting = false;

/** Does not open Firestore, because the guests' and the hosts' pages use different SDKs for it. */
export function startFirebase({ emulators, prepare, ...options }: FirebaseSettings): {
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly clock: Clock;
  /** Arguments for `connectFirestoreEmulator`; `null` for the hosted service. */
  readonly firestoreEmulator: readonly [host: string, port: number] | null;
} {
  // The SDKs always call the global `fetch`.
  if (!isFetchWrapped) {
    globalThis.fetch = wrapFetch(globalThis.fetch.bind(globalThis), () => isStarting, clock.tell);
  }
  isFetchWrapped = true;
  const app = initializeApp(options);
  prepare?.(app);
  // `getAuth` would add code for pop-ups and redirects, and load a Google script on phones.
  isStarting = true;
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  void auth.authStateReady().finally(() => {
    isStarting = false;
  });
  void checkKeptSession(auth);
  // A build for the hosted services leaves out what follows.
  if (import.meta.env.VITE_BACKEND === 'firebase' || emulators === undefined) {
    return { app, auth, clock, firestoreEmulator: null };
  }
  connectAuthEmulator(auth, emulators, { disableWarnings: true });
  const { hostname, port } = new URL(emulators);
  return { app, auth, clock, firestoreEmulator: [hostname, Number(port)] };
}
