import { type StoredRsvp, storedRsvpSchema } from '@invitation/domain/rsvp';
import { type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  initializeAuth,
  onAuthStateChanged,
  signInAnonymously,
  signOut,
} from 'firebase/auth';
import {
  connectFirestoreEmulator,
  doc,
  getDoc,
  getFirestore,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore/lite';
import { type Backend, givenFields, type SessionUser } from './backend';
import { guarded, unreadable } from './firebase-errors';

/** Which Firebase project keeps the data, as the Firebase console shows it. */
export interface FirebaseSettings
  extends Required<Pick<FirebaseOptions, 'apiKey' | 'projectId' | 'appId'>> {
  /** The origin that forwards to the official emulators, e.g. `http://localhost:5173`; without it, the hosted services. */
  readonly emulators?: string | undefined;
}

const COLLECTION = 'rsvps';

/** Opens the backend on Firebase Authentication and Cloud Firestore (B2). */
export function openFirebaseBackend({ emulators, ...options }: FirebaseSettings): Backend {
  const app = initializeApp(options);
  // `getAuth` would bring pop-ups and redirects, and on phones a script of Google's at the start.
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  const firestore = getFirestore(app);
  if (emulators !== undefined) {
    const { hostname, port } = new URL(emulators);
    connectAuthEmulator(auth, emulators, { disableWarnings: true });
    connectFirestoreEmulator(firestore, hostname, Number(port));
  }

  /** Who is signed in, once that is known: a request sent before would be nobody's. */
  const user = async (): Promise<SessionUser | null> => {
    await auth.authStateReady();
    return auth.currentUser;
  };

  return {
    notice: emulators === undefined ? null : 'This is a rehearsal: replies go to the emulators.',
    session: {
      observe: (listener) =>
        onAuthStateChanged(auth, (user) => listener(user && { uid: user.uid })),
      signInAnonymously: () =>
        guarded(async () => {
          const { uid } = (await user()) ?? (await signInAnonymously(auth)).user;
          return { uid };
        }),
      idToken: () =>
        guarded(async () => {
          await user();
          if (!auth.currentUser) throw new Error('Nobody is signed in.');
          return auth.currentUser.getIdToken();
        }),
      signOut: () => guarded(() => signOut(auth)),
    },
    rsvps: {
      read: (key) =>
        guarded(async () => {
          await user();
          const snapshot = await getDoc(doc(firestore, COLLECTION, key));
          return snapshot.exists() ? parseRsvp(snapshot.data()) : null;
        }),
      logRsvp: (key, rsvp) =>
        guarded(async () => {
          await user();
          // The SDK throws on a field that is undefined.
          const data = { ...givenFields(rsvp), lastRsvp: serverTimestamp() };
          await setDoc(doc(firestore, COLLECTION, key), data, { merge: true });
        }),
    },
  };
}

/** A document as the domain reads it: unknown fields are left out, and a wrong one is an error, not a guess. */
function parseRsvp(data: Record<string, unknown>): StoredRsvp {
  const { lastRsvp } = data;
  const result = storedRsvpSchema.safeParse({
    ...data,
    lastRsvp: lastRsvp instanceof Timestamp ? lastRsvp.toDate() : lastRsvp,
  });
  if (!result.success) throw unreadable(result.error);
  return result.data;
}
