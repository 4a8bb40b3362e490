import { withTimeout } from '@invitation/backend/firebase/errors/with-timeout';
import { type FirebaseSettings, startFirebase } from '@invitation/backend/firebase/start-firebase';
import { FIREBASE_SERVICES } from '@invitation/domain/firebase/firebase-services';
import type { RecordShape } from '@invitation/domain/record/record';
import { errors as words } from '@invitation/domain/words/hosts/errors';
import type { FirebaseApp } from 'firebase/app';
import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
  persistentLocalCache,
  persistentMultipleTabManager,
  setLogLevel,
  terminate,
  waitForPendingWrites,
} from 'firebase/firestore';
import type { GuestListState, HostsBackend } from '../../store/hosts-backend';
import { CopyEndedError, HostsError, RefusedError } from '../../store/hosts-errors';
import { type CopyEvent, type CopyState, reduceCopy } from './copy-state';
import { createAccount } from './create-account';
import { guestListWrites } from './guest-list-writes';
import { hostRegister } from './host-register';
import { hostsSession } from './hosts-session';
import { storedDocuments } from './stored-documents';
import { copyHost, copyRole, syncTime, waiting } from './sync-time';
import { watchDocuments, watchGuestList } from './watch-guest-list';

/** How long a sign-out waits until all arrivals are sent. */
const SENDING_MS = 5_000;

/** Another tab may take a moment to close the local copy. */
const REMOVAL_ATTEMPTS = 10;
const REMOVAL_PAUSE_MS = 300;

/** Opens the guest list in Cloud Firestore, with a copy on this device (B15). */
export function openFirebaseHosts({
  days,
  questions,
  keepsCopy = true,
  appCheckToken,
  ...settings
}: FirebaseSettings &
  RecordShape & {
    /** Whether the browser lets this page keep a copy. */
    readonly keepsCopy?: boolean;
    /** The token that App Check adds to requests. Empty without App Check. */
    readonly appCheckToken?: ((app: FirebaseApp) => Promise<string>) | undefined;
  }): HostsBackend {
  // The SDK would log failed requests with what guests wrote.
  setLogLevel('silent');
  const shape: RecordShape = { days, questions };
  const { app, auth, firestoreEmulator } = startFirebase(settings);

  let firestore: Firestore | null = null;
  const openFirestore = (): Firestore => {
    if (firestore) return firestore;
    firestore = initializeFirestore(app, {
      localCache: keepsCopy
        ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
        : memoryLocalCache(),
    });
    if (firestoreEmulator) connectFirestoreEmulator(firestore, ...firestoreEmulator);
    return firestore;
  };
  /** Only a call that needs the copy opens its database. */
  const openCopy = () => void waitForPendingWrites(openFirestore()).catch(() => {});
  const headers = async () => {
    const [token, appCheck] = await Promise.all([
      auth.currentUser?.getIdToken(),
      appCheckToken?.(app),
    ]);
    return {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(appCheck && { 'x-firebase-appcheck': appCheck }),
    };
  };
  const documents = storedDocuments(
    settings.emulators ?? `https://${FIREBASE_SERVICES.database}`,
    settings.projectId,
    headers,
  );
  /** The last removal of the copy. Opening the copy during a removal would keep it. */
  let removal = Promise.resolve();
  const sendWaiting = async () => {
    await removal.catch(() => {});
    await withTimeout(
      () => waitForPendingWrites(openFirestore()),
      SENDING_MS,
      () => new HostsError(words.unsent),
    );
  };
  const forget = () => {
    syncTime.remove();
    copyRole.remove();
    waiting.write(0);
    removal = removal
      .catch(() => {})
      .then(async () => {
        const current = openFirestore();
        firestore = null;
        await terminate(current);
        await removeCopy(current);
      });
    return removal;
  };

  // If a host is signed in, opens the copy early, while the page is still being built.
  void auth.authStateReady().then(() => {
    if (auth.currentUser?.emailVerified) openCopy();
  });

  // The emulators run on this machine, so they need no network.
  const isOffline = () => firestoreEmulator === null && navigator.onLine === false;
  const session = hostsSession({
    auth,
    createAccount: (email) => createAccount(settings, email),
    sendWaiting,
    forget,
    isOffline,
  });
  const ownEmail = () => auth.currentUser?.email?.toLowerCase() ?? '';
  const register = hostRegister(openFirestore, ownEmail, isOffline);
  const notices = [firestoreEmulator !== null && words.rehearsal, !keepsCopy && words.noCopy];
  return {
    notice: notices.filter((notice) => notice !== false).join(' ') || null,
    session: {
      ...session,
      ...register,
      async removeHost(email) {
        // Afterwards, the server would refuse changes that this device has not sent yet.
        if (email === ownEmail()) await sendWaiting();
        await register.removeHost(email);
      },
      signIn(email, password) {
        // The copy opens while the sign-in waits for its answers.
        openCopy();
        return session.signIn(email, password);
      },
    },
    watch(listener) {
      const role = copyRole.read();
      let copy: CopyState = {
        role: role === 'host' || role === 'door' ? role : null,
        phase: 'used',
      };
      let stop = () => {};
      /** Removes the copy of a host who became a helper. */
      const endCopy = async (state: GuestListState) => {
        copy = reduceCopy(copy, await whatHappened(sendWaiting()));
        if (copy.phase === 'kept') {
          listener.next(state);
          return;
        }
        stop();
        // Fails if another tab has the copy open. That tab removes it, too.
        await forget().catch(() => {});
        listener.error(new CopyEndedError(words.refused));
      };
      stop = watchGuestList(
        openFirestore(),
        shape,
        {
          next(state) {
            const { isLive, unsent, role = 'host' } = state;
            const isSignedIn = auth.currentUser !== null;
            const before = copy;
            copy = reduceCopy(copy, { type: 'reported', role, isLive, isSignedIn });
            if (copy.phase === 'ending' || copy.phase === 'ended') {
              if (before.phase === 'used') void endCopy(state);
              return;
            }
            if (copy.role !== null && copy.role !== before.role) copyRole.write(copy.role);
            // Without an account, the SDK no longer knows what waits.
            if (isSignedIn) {
              // A smaller number may mean that the server has refused changes. Only a live state proves that they were sent.
              if (isLive || unsent > waiting.read()) waiting.write(unsent);
              copyHost.write(ownEmail());
            }
            listener.next(state);
          },
          error(error) {
            // No account any more: the session has ended.
            if (!(error instanceof RefusedError) || !auth.currentUser) {
              listener.error(error);
              return;
            }
            // An account that is not a host may keep nothing about the guests.
            const discarded = session.readKept();
            session.discardKept().catch(() => {});
            listener.error(new RefusedError({ cause: error, discarded }));
          },
        },
        { email: ownEmail(), role: copy.role },
      );
      return () => stop();
    },
    watchDocuments: (collection, listener) =>
      watchDocuments(openFirestore(), shape, collection, listener),
    ...guestListWrites(openFirestore, documents, shape, isOffline),
  };
}

const whatHappened = (sending: Promise<void>): Promise<CopyEvent> =>
  sending.then(
    () => ({ type: 'sent' }),
    () => ({ type: 'not sent' }),
  );

/** @throws HostsError if another tab does not close the copy */
async function removeCopy(firestore: Firestore): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await clearIndexedDbPersistence(firestore);
    } catch (cause) {
      if (attempt === REMOVAL_ATTEMPTS) throw new HostsError(words.copyRemains, { cause });
      await new Promise((resolve) => setTimeout(resolve, REMOVAL_PAUSE_MS));
    }
  }
}
