import { parseStoredRsvp, type StoredRsvp } from '@invitation/domain/rsvp';
import { fieldsToWrite, type RsvpSave } from '@invitation/domain/rsvp-save';
import {
  type DocumentSnapshot,
  doc,
  type Firestore,
  getDoc,
  runTransaction,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import type { RsvpStore } from '../backend';
import { guarded, hasCode, unreadable } from './errors';

const COLLECTION = 'rsvps';
/** Shortest time between two saves of one document, in milliseconds. `firestore.rules` refuses the second one before. */
export const SAVE_INTERVAL_MS = 1_000;

/**
 * The collection `rsvps` in Firestore.
 *
 * @param sessionReady resolves once it is known who is signed in: a request before that would be nobody's
 */
export function firestoreRsvps(firestore: Firestore, sessionReady: () => Promise<void>): RsvpStore {
  return {
    read: (key) =>
      guarded(async () => {
        await sessionReady();
        return storedRsvp(await getDoc(doc(firestore, COLLECTION, key)));
      }),
    logRsvp: (key, save) =>
      guarded(async (signal) => {
        await sessionReady();
        const stored = await writeRsvp(firestore, key, save, signal);
        return { ...stored, lastRsvp: new Date() };
      }),
  };
}

async function writeRsvp(
  firestore: Firestore,
  key: string,
  save: RsvpSave,
  signal: AbortSignal,
): Promise<StoredRsvp> {
  // A guest without a document needs no read: `amendFetch` makes this write one that may only create.
  if (save.seen[0] === null) {
    try {
      return await create(firestore, key, save);
    } catch (error) {
      if (!mayHaveChanged(error)) throw error;
    }
  }
  try {
    return await update(firestore, key, save, signal);
  } catch (error) {
    if (!mayHaveChanged(error)) throw error;
    // The clocks of the device and the server may differ.
    await wait(SAVE_INTERVAL_MS);
    return update(firestore, key, save, signal);
  }
}

/** Tells whether a write may have failed because of another one: before it, after the read, or within the last second. */
const mayHaveChanged = (error: unknown): boolean =>
  hasCode(error, 'already-exists', 'aborted', 'failed-precondition', 'permission-denied');

async function create(firestore: Firestore, key: string, save: RsvpSave): Promise<StoredRsvp> {
  const fields = fieldsToWrite(save, null);
  const data = { ...fields, lastRsvp: serverTimestamp() };
  await setDoc(doc(firestore, COLLECTION, key), data, { merge: true });
  return fields;
}

/** Reads the document and merges the save into that version of it: a version that is older by then is not written to. */
const update = (
  firestore: Firestore,
  key: string,
  save: RsvpSave,
  signal: AbortSignal,
): Promise<StoredRsvp> =>
  runTransaction(
    firestore,
    async (transaction) => {
      const reference = doc(firestore, COLLECTION, key);
      const current = storedRsvp(await transaction.get(reference));
      await untilNextSave(current?.lastRsvp);
      // The guest was told that it failed: what comes now would come too late.
      if (signal.aborted) throw signal.reason;
      const fields = fieldsToWrite(save, current);
      transaction.set(reference, { ...fields, lastRsvp: serverTimestamp() }, { merge: true });
      return { ...current, ...fields };
    },
    { maxAttempts: 1 },
  );

/** A document as the domain reads it. A wrong field is an error, not a guess. */
function storedRsvp(snapshot: DocumentSnapshot): StoredRsvp | null {
  if (!snapshot.exists()) return null;
  try {
    return parseStoredRsvp(snapshot.id, snapshot.data());
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** Waits until the rules take the next save of a document. */
function untilNextSave(lastSave: Date | undefined): Promise<void> {
  const elapsed = Date.now() - (lastSave?.getTime() ?? 0);
  return wait(elapsed >= 0 ? SAVE_INTERVAL_MS - elapsed : 0);
}

const wait = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
