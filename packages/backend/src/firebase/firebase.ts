import { firebase as words } from '@invitation/domain/words/group/firebase';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  setLogLevel,
} from 'firebase/firestore/lite';
import type { Backend, BackendContent } from '../backend';
import { isStorageAvailable } from '../site-data';
import { firestoreRsvps } from './replies/rsvp-store';
import { firebaseSession } from './session/session';
import { type FirebaseSettings, startFirebase } from './start-firebase';

export function openFirebaseBackend({
  content,
  ...settings
}: FirebaseSettings & { readonly content: BackendContent }): Backend {
  // The SDK would log failed requests with the guest's name and answers.
  setLogLevel('silent');
  const { app, auth, clock, firestoreEmulator } = startFirebase(settings);
  // `getFirestore` would add code that looks for emulators.
  const firestore = initializeFirestore(app, {});
  if (import.meta.env.VITE_BACKEND !== 'firebase' && firestoreEmulator)
    connectFirestoreEmulator(firestore, ...firestoreEmulator);
  const session = firebaseSession(auth);
  const uid = () => auth.authStateReady().then(() => auth.currentUser?.uid);
  const notices = [
    firestoreEmulator !== null && words.rehearsal,
    !isStorageAvailable() && words.noStorage,
  ];
  return {
    notice: notices.filter((notice) => notice !== false).join(' ') || null,
    clock,
    session,
    rsvps: firestoreRsvps(firestore, content, clock, uid),
    // Most guests need none of them before they have replied.
    laterStores: async () => {
      const { firestoreLaterStores } = await import('./later-stores');
      return firestoreLaterStores(firestore, auth);
    },
  };
}
