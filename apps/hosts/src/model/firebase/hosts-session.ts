import { codeOf } from '@invitation/backend/firebase/error-code';
import {
  type Auth,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import type { HostsSession } from '../hosts-backend';
import { callAsHost, hostsError } from './host-errors';

/** How long the copy on this device waits for a new token. */
const WAIT_MS = 3_000;

/**
 * The sign-in of hosts in Firebase Authentication.
 *
 * @param hasCopy whether the guest list is on this device
 * @param sendWaiting resolves when no change of this device waits for the connection. Otherwise rejects.
 * @param forget removes the copy of the guest list on this device; also called after a sign-out in another tab, and for
 *   an account that is not a host
 * @param isOffline whether the server is certainly out of reach
 */
export function hostsSession(
  auth: Auth,
  hasCopy: () => boolean,
  sendWaiting: () => Promise<void>,
  forget: () => Promise<void>,
  isOffline: () => boolean,
): HostsSession {
  let wasSignedIn = false;
  onIdTokenChanged(auth, (user) => {
    // This tab must let go of the copy, or the other tab cannot remove it.
    if (!user && wasSignedIn) forget().catch(() => {});
    wasSignedIn = user !== null;
  });
  return {
    observe: (listener) =>
      onIdTokenChanged(auth, async (user) => {
        if (!user) return listener(null);
        const claim = hasHostClaim(user);
        // A slow connection must not keep a host at the door waiting. The answer follows.
        const isHost = hasCopy() ? await Promise.race([claim, trueAfter(WAIT_MS)]) : await claim;
        if (auth.currentUser?.uid !== user.uid) return;
        // The copy of a host who used this device before.
        if (!isHost) forget().catch(() => {});
        listener({ email: user.email ?? '', isHost });
      }),
    signIn: (email, password) =>
      callAsHost(async () => {
        await signInWithEmailAndPassword(auth, email, password);
      }, isOffline),
    sendPasswordReset: (email) =>
      callAsHost(async () => {
        try {
          await sendPasswordResetEmail(auth, email);
        } catch (error) {
          // An answer would tell anybody whose account exists.
          if (codeOf(error) !== 'user-not-found') throw error;
        }
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

const trueAfter = (ms: number): Promise<true> =>
  new Promise((resolve) => setTimeout(resolve, ms, true));

/** Without a connection, an expired token cannot be renewed. The page then shows the copy on this device. */
async function hasHostClaim(user: User): Promise<boolean> {
  try {
    return (await user.getIdTokenResult()).claims.host === true;
  } catch {
    return true;
  }
}
