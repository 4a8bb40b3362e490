import type { FirebaseSettings } from '@invitation/backend/firebase/start-firebase';
import { newInvitationId } from '@invitation/domain/gate/invitation-link';
import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';

/** Creates an account. Firebase signs it in at once, so this happens in a separate app, which is deleted afterwards. */
export async function createAccount(
  { emulators, prepare, ...options }: FirebaseSettings,
  email: string,
): Promise<void> {
  const app = initializeApp(options, `account-${newInvitationId()}`);
  try {
    prepare?.(app);
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    if (emulators !== undefined) connectAuthEmulator(auth, emulators, { disableWarnings: true });
    // The prefix satisfies any password policy of the project.
    await createUserWithEmailAndPassword(auth, email, `Aa1!${newInvitationId()}`);
  } finally {
    await deleteApp(app);
  }
}
