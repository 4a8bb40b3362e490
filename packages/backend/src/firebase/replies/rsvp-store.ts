import { columnsOf } from '@invitation/domain/party/columns';
import { documentOf } from '@invitation/domain/record/questions';
import type { Fields, RecordShape, StoredRsvp } from '@invitation/domain/record/record';
import { parseStoredRsvp, Unreadable } from '@invitation/domain/rsvp/rsvp';
import { applyFields, fieldsToWrite, type Save } from '@invitation/domain/rsvp/save';
import { firebase as words } from '@invitation/domain/words/group/firebase';
import {
  type DocumentSnapshot,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  runTransaction,
  type SetOptions,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import type { BackendContent, Clock, RsvpStore } from '../../backend';
import { callFirebase, GuestError, hasCode } from '../errors/errors';
import { withTimeout } from '../errors/with-timeout';

const COLLECTION = 'rsvps';
const LINKS = 'replyLinks';
/** `firestore.rules` rejects an earlier save of the same document. */
export const SAVE_INTERVAL_MS = 1_000;
/** The time to find the reason of a refusal. It is extra, because the save may have used up its own. */
export const REASON_TIMEOUT_MS = 5_000;

/** @param sessionReady resolves to the uid once the user is known; a request before that has no user */
export function firestoreRsvps(
  firestore: Firestore,
  shape: BackendContent,
  clock: Clock,
  sessionReady: () => Promise<string | undefined>,
): RsvpStore {
  const referenceOf = (key: string) => doc(firestore, COLLECTION, key);

  const create = async (key: string, save: Save): Promise<StoredRsvp> => {
    const fields = fieldsToWrite(save, null);
    const stored = parseStoredRsvp(shape, key, fields);
    const start = performance.now();
    await setDoc(referenceOf(key), ...writeOf(shape, fields, fields));
    // The response has set the clock. Minus the duration of the request, it is not later than the server's time of the save.
    const time = clock.now().getTime() - (performance.now() - start);
    return { ...stored, lastRsvp: new Date(time) };
  };

  /** Fails if the document changes between the read and the write. */
  const update = (key: string, save: Save, signal: AbortSignal): Promise<StoredRsvp> =>
    runTransaction(
      firestore,
      async (transaction) => {
        const current = parseSnapshot(shape, await transaction.get(referenceOf(key)));
        await waitForSaveInterval(current?.lastRsvp, clock);
        // After the timeout the guest has seen an error, so nothing may be written.
        if (signal.aborted) throw signal.reason;
        const fields = fieldsToWrite(save, current);
        const record = applyFields(current, fields);
        const stored = parseStoredRsvp(shape, key, record);
        transaction.set(referenceOf(key), ...writeOf(shape, fields, record));
        // A link to a deleted reply must not open this new one. The rules require the reply's own account to delete it.
        if (!current && key === (await sessionReady())) {
          transaction.delete(doc(firestore, LINKS, key));
        }
        // Only the server knows the exact time. A millisecond later is enough, because the save fails if another one came in between.
        const before = current?.lastRsvp ?? clock.now();
        return { ...stored, lastRsvp: new Date(before.getTime() + 1) };
      },
      { maxAttempts: 1 },
    );

  const write = async (key: string, save: Save, signal: AbortSignal): Promise<StoredRsvp> => {
    // The guest has seen no document, so skip the read. `wrapFetch` lets this write only create one.
    if (save.seen[0] === null) {
      try {
        return await create(key, save);
      } catch (error) {
        if (!mayHaveChanged(error)) throw error;
      }
    }
    try {
      return await update(key, save, signal);
    } catch (error) {
      if (!mayHaveChanged(error)) throw error;
      // The clocks of the device and the server may differ.
      await wait(SAVE_INTERVAL_MS);
      return update(key, save, signal);
    }
  };

  /** Adds the reason, if it can be found. */
  const withReason = async (error: Error, key: string, save: Save): Promise<Error> => {
    const find = async () => {
      // Hardly any guest needs this file. If a deployment has removed it, the original error asks the guest to reload.
      const { reasonOf } = await import('./refusal');
      const isOwn = (await sessionReady()) === key;
      return new GuestError(await reasonOf(firestore, shape, clock, key, isOwn, save), error);
    };
    return withTimeout(find, REASON_TIMEOUT_MS, () => error).catch(() => error);
  };

  return {
    read: (key) =>
      callFirebase(async () => {
        await sessionReady();
        return parseSnapshot(shape, await getDoc(referenceOf(key)));
      }),
    logRsvp: (key, save) =>
      callFirebase(async (signal) => {
        await sessionReady();
        return write(key, save, signal);
      }).catch(async (error: Error) => {
        throw hasCode(error.cause, 'permission-denied')
          ? await withReason(error, key, save)
          : error;
      }),
  };
}

/** Whether another write may be the cause: it created the document, came after the read, or was less than a second ago. */
const mayHaveChanged = (error: unknown): boolean =>
  hasCode(error, 'already-exists', 'aborted', 'failed-precondition', 'permission-denied');

function writeOf(shape: RecordShape, fields: Fields, record: Fields): [Fields, SetOptions] {
  const all = { ...columnsOf(shape, fields, record), lastRsvp: serverTimestamp() };
  const { data, mergeFields } = documentOf(shape, withDeletions(all));
  return [data, { mergeFields }];
}

const withDeletions = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === null ? deleteField() : value]),
  );

function parseSnapshot(shape: RecordShape, snapshot: DocumentSnapshot): StoredRsvp | null {
  if (!snapshot.exists()) return null;
  try {
    return parseStoredRsvp(shape, snapshot.id, snapshot.data());
  } catch (cause) {
    throw new Unreadable(words.unreadable, { cause });
  }
}

function waitForSaveInterval(lastSave: Date | undefined, clock: Clock): Promise<void> {
  const elapsed = clock.now().getTime() - (lastSave?.getTime() ?? 0);
  return wait(elapsed >= 0 ? SAVE_INTERVAL_MS - elapsed : 0);
}

const wait = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
