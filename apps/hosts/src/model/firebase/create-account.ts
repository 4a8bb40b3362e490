import type { FirebaseSettings } from '@invitation/backend/firebase/start-firebase';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';

/** Firebase signs a new account in at once. In another app that ends here, nobody on this page is signed in or out. */
export async function createAccount(
  { emulators, prepare, ...options }: FirebaseSettings,
  email: string,
): Promise<void> {
  const app = initializeApp(options, `account-${crypto.randomUUID()}`);
  try {
    prepare?.(app);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    if (emulators !== undefined) connectAuthEmulator(auth, emulators, { disableWarnings: true });
    // The beginning satisfies any password policy of the project.
    await createUserWithEmailAndPassword(auth, email, `Aa1!${crypto.randomUUID()}`);
  } finally {
    await deleteApp(app);
  }
}
