import { codeOf } from '@invitation/backend/firebase/errors/error-code';
import { errors as words } from '@invitation/domain/words/hosts/errors';
import {
  type Auth,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { storedDrafts } from '../../store/draft-storage';
import type { HostsSession } from '../../store/hosts-backend';
import { HostsError, type KeptChanges } from '../../store/hosts-errors';
import { callAsHost, hostsError } from './host-errors';
import type { HostRegister } from './host-register';
import { copyHost, waiting } from './sync-time';

/** What the sign-in needs from the rest of the page. */
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
export function hostsSession(options: SessionOptions): Omit<HostsSession, keyof HostRegister> {
  const { auth, createAccount, sendWaiting, forget, isOffline } = options;
  let wasSignedIn = false;
  onIdTokenChanged(auth, (user) => {
    // Without an account, the host of the copy did not sign out: the session has ended.
    const isEnd = !user && (wasSignedIn || copyHost.read() !== null);
    wasSignedIn = user !== null;
    if (!isEnd) return;
    const kept = readKept();
    if (!kept) copyHost.remove();
    // Arrivals wait in the copy. Otherwise close it here, or the tab of the sign-out cannot delete it.
    if (!kept?.guests) forget().catch(() => {});
  });
  return {
    observe: (listener) =>
      onIdTokenChanged(auth, (user) =>
        listener(user && { email: user.email ?? '', isVerified: user.emailVerified }),
      ),
    readKept,
    discardKept() {
      copyHost.remove();
      return forget();
    },
    signIn: (email, password) =>
      callAsHost(async () => {
        const kept = readKept();
        if (kept && kept.email !== email) throw new HostsError(words.waitingForOther(kept.email));
        // The server has ended another host's session. The new account may not see that copy.
        if (![null, email].includes(copyHost.read())) await forget();
        await signInWithEmailAndPassword(auth, email, password);
        copyHost.write(email);
      }, isOffline),
    sendPasswordLink: (email, page) =>
      callAsHost(async () => {
        await createAccount(email).catch((error) => {
          if (codeOf(error) !== 'email-already-in-use') throw error;
        });
        auth.useDeviceLanguage();
        await sendPasswordResetEmail(auth, email, { url: page }).catch(async (error) => {
          // A mail without the way back is better than none.
          if (codeOf(error) !== 'unauthorized-continue-uri') throw error;
          await sendPasswordResetEmail(auth, email);
        });
      }, isOffline),
    async signOut() {
      await sendWaiting().catch((error) => {
        throw hostsError(error);
      });
      wasSignedIn = false;
      // Tells other tabs that no change is kept.
      copyHost.remove();
      await signOut(auth);
      await forget();
    },
  };
}

/** The changes that this device keeps; `null` without any. After a sign-out there are none, because the copy has no host. */
function readKept(): KeptChanges | null {
  const email = copyHost.read();
  const guests = waiting.read();
  const hasDrafts = storedDrafts().length > 0;
  return email !== null && (guests > 0 || hasDrafts) ? { email, guests, hasDrafts } : null;
}
