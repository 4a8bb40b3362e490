import {
  type Auth,
  onAuthStateChanged,
  signInAnonymously,
  signOut,
  type User,
} from 'firebase/auth';
import type { Session, SessionUser } from '../backend';
import { guarded } from './errors';

/** Name of the lock that the tabs of a browser share while one of them signs in. */
const SIGN_IN_LOCK = 'invitation_sign_in';
/** Longest wait for another tab's sign-in, in milliseconds: the SDK itself gives up one call after 60 s. */
const LOCK_LIMIT_MS = 60_000;
/** Longest wait for the SDK to take over an account that another tab made, in milliseconds. */
const ADOPTION_LIMIT_MS = 2_000;
/** What the keys begin with under which the SDK keeps its user in the browser's storage. */
const KEPT_USER = 'firebase:authUser:';

/** The session of Firebase Authentication. */
export function firebaseSession(auth: Auth): Session {
  const user = async (): Promise<SessionUser | null> => {
    await auth.authStateReady();
    return auth.currentUser && { uid: auth.currentUser.uid };
  };

  const signIn = async (): Promise<SessionUser> => {
    const kept = await user();
    if (kept) return kept;
    const { uid } = await oneTabAtATime(
      async () => (await adoptedUser(auth)) ?? (await signInAnonymously(auth)).user,
    );
    return { uid };
  };
  let pending: Promise<SessionUser> | null = null;

  return {
    ready: () => guarded(user),
    observe: (listener) => onAuthStateChanged(auth, (user) => listener(user && { uid: user.uid })),
    signInAnonymously: () =>
      guarded(() => {
        // It outlives the time limit: whoever tries again waits for the same account.
        pending ??= signIn().finally(() => {
          pending = null;
        });
        return pending;
      }),
    idToken: () =>
      guarded(async () => {
        await user();
        if (!auth.currentUser) throw new Error('Nobody is signed in.');
        return auth.currentUser.getIdToken();
      }),
    signOut: () => guarded(() => signOut(auth)),
  };
}

/** Runs a task while no other tab of this browser runs one, where the browser has the Web Locks API. */
async function oneTabAtATime<Result>(task: () => Promise<Result>): Promise<Result> {
  // Absent on an address without TLS.
  if (!('locks' in navigator)) return task();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), LOCK_LIMIT_MS);
  let running: Promise<Result> | undefined;
  try {
    return await navigator.locks.request(SIGN_IN_LOCK, { signal: controller.signal }, () => {
      clearTimeout(timer);
      running = task();
      return running;
    });
  } catch (error) {
    // A phone may have stopped the tab that holds the lock.
    if (controller.signal.aborted && running === undefined) return task();
    throw error;
  }
}

/** The account that another tab made meanwhile, once the SDK has noticed it; `null` if there is none. */
async function adoptedUser(auth: Auth): Promise<User | null> {
  if (auth.currentUser || !hasKeptUser()) return auth.currentUser;
  return new Promise((resolve) => {
    const finish = (user: User | null) => {
      clearTimeout(timer);
      end();
      resolve(user);
    };
    const timer = setTimeout(() => finish(null), ADOPTION_LIMIT_MS);
    const end = onAuthStateChanged(auth, (user) => {
      if (user) queueMicrotask(() => finish(user));
    });
  });
}

function hasKeptUser(): boolean {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    return keys.some((key) => key?.startsWith(KEPT_USER));
  } catch {
    // A browser that keeps no data shares no account between tabs.
    return false;
  }
}
