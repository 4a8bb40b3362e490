import { withStorage } from '@invitation/domain/browser/storage';
import { withLock } from '@invitation/domain/browser/web-locks';
import { firebase as words } from '@invitation/domain/words/group/firebase';
import {
  type Auth,
  beforeAuthStateChanged,
  onAuthStateChanged,
  signInAnonymously,
  signOut,
  type User,
} from 'firebase/auth';
import type { Session, SessionUser } from '../../backend';
import { callFirebase, GuestError, TIMEOUT_MS } from '../errors/errors';

const SIGN_IN_LOCK = 'invitation_sign_in';
/** How long to wait for a sign-in in another tab, which a phone may have suspended. */
const LOCK_TIMEOUT_MS = 60_000;
const USER_SYNC_TIMEOUT_MS = 2_000;
/** The SDK's key for its user in local storage. */
const STORED_USER_PREFIX = 'firebase:authUser:';

export function firebaseSession(auth: Auth): Session {
  let unusable: string | undefined;
  // A sign-up may be answered after its timeout. Its account must not replace the one that the guest has by then.
  beforeAuthStateChanged(auth, (next) => {
    const uid = auth.currentUser?.uid ?? storedUser(auth)?.uid;
    if (next && uid && ![next.uid, unusable].includes(uid))
      throw new Error('The guest has an account.');
  });

  const user = async (): Promise<SessionUser | null> => {
    await auth.authStateReady();
    return auth.currentUser && { uid: auth.currentUser.uid };
  };

  const signUp = () =>
    Promise.race([
      signInAnonymously(auth).then(
        ({ user }) => ({ uid: user.uid, isNew: true }),
        async (error: unknown) => existing(await userFromElsewhere(auth), error),
      ),
      // A late answer to an earlier sign-up is just as good. Without any answer, this attempt ends, so that the next one can start.
      nextUser(auth, TIMEOUT_MS).then((user) => existing(user, new GuestError(words.timedOut))),
    ]);

  const signIn = async () => {
    const current = await user();
    if (current) return { ...current, isNew: false };
    const signUpOnce = async () => {
      const user = await userFromElsewhere(auth);
      if (user) return existing(user);
      unusable = storedUser(auth)?.uid;
      return signUp();
    };
    return withLock(SIGN_IN_LOCK, signUpOnce, { timeoutMs: LOCK_TIMEOUT_MS });
  };
  let pending: ReturnType<typeof signIn> | null = null;
  const signInOnce = () => {
    pending ??= signIn().finally(() => {
      pending = null;
    });
    return pending;
  };

  return {
    ready: () => callFirebase(user),
    observe: (listener) => onAuthStateChanged(auth, (user) => listener(user && { uid: user.uid })),
    signInAnonymously: () =>
      callFirebase((signal) => {
        if (!pending) return signInOnce();
        // The pending attempt began earlier, so it may time out while this call still has time to try again.
        return pending.catch((error: unknown) => {
          if (signal.aborted) throw error;
          return signInOnce();
        });
      }),
    idToken: () =>
      callFirebase(async () => {
        await user();
        if (!auth.currentUser) throw new Error('Nobody is signed in.');
        return auth.currentUser.getIdToken();
      }),
    signOut: () => callFirebase(() => signOut(auth)),
  };
}

/** @throws `error` if there is no user */
function existing(user: User | null, error?: unknown): SessionUser & { readonly isNew: boolean } {
  if (!user) throw error;
  return { uid: user.uid, isNew: false };
}

async function userFromElsewhere(auth: Auth): Promise<User | null> {
  if (auth.currentUser || !storedUser(auth)) return auth.currentUser;
  return nextUser(auth, USER_SYNC_TIMEOUT_MS);
}

const nextUser = (auth: Auth, timeoutMs: number): Promise<User | null> =>
  new Promise((resolve) => {
    const finish = (user: User | null) => {
      clearTimeout(timer);
      unsubscribe();
      resolve(user);
    };
    const timer = setTimeout(() => finish(null), timeoutMs);
    const unsubscribe = onAuthStateChanged(auth, (user) => {
      // Waits for the result of this tab's own sign-up, which knows that the account is new and must win the race.
      if (user) setTimeout(() => finish(user));
    });
  });

/** The user that the SDK keeps in local storage; `null` if storage is blocked, so that tabs do not share an account. */
const storedUser = ({ config, name }: Auth): { readonly uid?: string } | null =>
  withStorage(
    'localStorage',
    (storage) =>
      JSON.parse(storage.getItem(`${STORED_USER_PREFIX}${config.apiKey}:${name}`) ?? 'null'),
    null,
  );
