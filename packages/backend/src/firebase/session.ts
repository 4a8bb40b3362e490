import { withStorage } from '@invitation/domain/storage';
import {
  type Auth,
  onAuthStateChanged,
  signInAnonymously,
  signOut,
  type User,
} from 'firebase/auth';
import type { Session, SessionUser } from '../backend';
import { callFirebase } from './errors';

const SIGN_IN_LOCK = 'invitation_sign_in';
/** For a sign-in in another tab. The SDK stops a request after 60 s. */
const LOCK_TIMEOUT_MS = 60_000;
const USER_SYNC_TIMEOUT_MS = 2_000;
/** The SDK's key for its user in local storage. */
const STORED_USER_PREFIX = 'firebase:authUser:';

export function firebaseSession(auth: Auth): Session {
  const user = async (): Promise<SessionUser | null> => {
    await auth.authStateReady();
    return auth.currentUser && { uid: auth.currentUser.uid };
  };

  const signIn = async () => {
    const current = await user();
    if (current) return { ...current, isNew: false };
    return withSignInLock(async () => {
      const existing = await userFromOtherTab(auth);
      if (existing) return { uid: existing.uid, isNew: false };
      return { uid: (await signInAnonymously(auth)).user.uid, isNew: true };
    });
  };
  let pending: ReturnType<typeof signIn> | null = null;

  return {
    ready: () => callFirebase(user),
    observe: (listener) => onAuthStateChanged(auth, (user) => listener(user && { uid: user.uid })),
    signInAnonymously: () =>
      callFirebase(() => {
        // After a timeout the sign-in continues. The next call waits for the same account.
        pending ??= signIn().finally(() => {
          pending = null;
        });
        return pending;
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

async function withSignInLock<Result>(task: () => Promise<Result>): Promise<Result> {
  // Browsers have the API only in secure contexts.
  if (!('locks' in navigator)) return task();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), LOCK_TIMEOUT_MS);
  let running: Promise<Result> | undefined;
  try {
    return await navigator.locks.request(SIGN_IN_LOCK, { signal: controller.signal }, () => {
      clearTimeout(timer);
      running = task();
      return running;
    });
  } catch (error) {
    // A phone may have suspended the tab with the lock.
    if (controller.signal.aborted && running === undefined) return task();
    throw error;
  }
}

async function userFromOtherTab(auth: Auth): Promise<User | null> {
  if (auth.currentUser || !hasStoredUser()) return auth.currentUser;
  return new Promise((resolve) => {
    const finish = (user: User | null) => {
      clearTimeout(timer);
      unsubscribe();
      resolve(user);
    };
    const timer = setTimeout(() => finish(null), USER_SYNC_TIMEOUT_MS);
    const unsubscribe = onAuthStateChanged(auth, (user) => {
      if (user) queueMicrotask(() => finish(user));
    });
  });
}

/** Without storage, tabs do not share an account. */
const hasStoredUser = (): boolean =>
  withStorage(
    'localStorage',
    (storage) =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index)).some((key) =>
        key?.startsWith(STORED_USER_PREFIX),
      ),
    false,
  );
