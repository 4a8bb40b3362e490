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
/** Besides the limit of the save itself, which may be used up. */
export const REASON_TIMEOUT_MS = 5_000;

/** @param sessionReady resolves to the uid when the user is known; an earlier request would have no user */
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
    // The answer has set the clock, which may have had the device's time before. The server saved it after the start.
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
        // The rules ask this of an account whose reply was deleted, and let nobody else do it.
        if (!current && key === (await sessionReady())) {
          transaction.delete(doc(firestore, LINKS, key));
        }
        // Only the server knows the time. A moment later is enough: it refuses the save if there was another one in between.
        const before = current?.lastRsvp ?? clock.now();
        return { ...stored, lastRsvp: new Date(before.getTime() + 1) };
      },
      { maxAttempts: 1 },
    );

  const write = async (key: string, save: Save, signal: AbortSignal): Promise<StoredRsvp> => {
    // Without a document there is nothing to read. `wrapFetch` lets this write only create a document.
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

  /** With the reason, if it can be found. */
  const withReason = async (error: Error, key: string, save: Save): Promise<Error> => {
    const find = async () => {
      // Hardly any guest needs this file. One that is gone needs a reload, as the error says.
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

/** Whether another write may be the cause: before this one, after its read, or within the last second. */
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
