import { codeOf } from '@invitation/backend/firebase/error-code';
import {
  type Auth,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import type { HostsSession } from '../hosts-backend';
import { callAsHost, hostsError } from './host-errors';
import { copyHost } from './sync-time';

/** What the sign-in needs of the rest of the page. */
export interface SessionOptions {
  readonly auth: Auth;
  /** Creates an account with a password that nobody knows. Rejects if the address has one. */
  readonly createAccount: (email: string) => Promise<void>;
  /** Resolves when no change of this device waits for the connection. Otherwise rejects. */
  readonly sendWaiting: () => Promise<void>;
  /** Removes the copy of the guest list on this device. Also called after a sign-out in another tab. */
  readonly forget: () => Promise<void>;
  /** Whether the server is certainly out of reach. */
  readonly isOffline: () => boolean;
}

/** The sign-in of hosts in Firebase Authentication. */
export function hostsSession(
  options: SessionOptions,
): Omit<HostsSession, 'watchHosts' | 'addHost' | 'removeHost'> {
  const { auth, createAccount, sendWaiting, forget, isOffline } = options;
  let wasSignedIn = false;
  onIdTokenChanged(auth, (user) => {
    // This tab must let go of the copy, or the other tab cannot remove it.
    if (!user && wasSignedIn) forget().catch(() => {});
    wasSignedIn = user !== null;
  });
  return {
    observe: (listener) =>
      onIdTokenChanged(auth, (user) =>
        listener(user && { email: user.email ?? '', isVerified: user.emailVerified }),
      ),
    signIn: (email, password) =>
      callAsHost(async () => {
        // The server has ended the session of another host, whose copy the new account may not see.
        if (![null, email].includes(copyHost.read())) await forget();
        await signInWithEmailAndPassword(auth, email, password);
        copyHost.write(email);
      }, isOffline),
    sendPasswordLink: (email) =>
      callAsHost(async () => {
        await createAccount(email).catch((error) => {
          if (codeOf(error) !== 'email-already-in-use') throw error;
        });
        auth.useDeviceLanguage();
        await sendPasswordResetEmail(auth, email);
      }, isOffline),
    async signOut() {
      await sendWaiting().catch((error) => {
        throw hostsError(error);
      });
      wasSignedIn = false;
      await signOut(auth);
      await forget();
    },
  };
}
