import type { RecordDay } from '@invitation/domain/event';
import { asDocument, type Question } from '@invitation/domain/questions';
import type { Fields } from '@invitation/domain/save';
import {
  deleteField,
  doc,
  type Firestore,
  runTransaction,
  serverTimestamp,
  type Transaction,
  writeBatch,
} from 'firebase/firestore';
import { type DocumentPath, fieldsToChange, pathsOf } from '../changes';
import type { HostsBackend } from '../hosts-backend';
import { callAsHost, DOCUMENT_MS, hostsError, TIMEOUT_MS } from './host-errors';

/**
 * Changes of the guest list in Firestore. All of them but those at the door are transactions, which fail without a connection: the
 * SDK would keep a simple write and send it at any later time.
 *
 * @param isOffline whether the server is certainly out of reach
 */
export function guestListWrites(
  firestore: () => Firestore,
  days: readonly RecordDay[],
  isOffline: () => boolean,
  questions: readonly Question[] = [],
): Pick<HostsBackend, 'write' | 'setArrivals' | 'addWalkIn'> {
  const documentOf = (path: DocumentPath, fields: Fields) =>
    asDocument(questions, dataOf(path, fields));
  /** Writes fields. Without a connection, the SDK keeps them on this device, also after a reload. */
  const queue = async (documents: { readonly [Path in DocumentPath]: Fields }) => {
    const batch = writeBatch(firestore());
    for (const [path, fields] of Object.entries(documents) as [DocumentPath, Fields][]) {
      const { data, mergeFields } = documentOf(path, fields);
      batch.set(doc(firestore(), path), data, { mergeFields });
    }
    try {
      await batch.commit();
    } catch (error) {
      throw hostsError(error);
    }
  };
  return {
    write(changes) {
      let isSent = false;
      const change = async (transaction: Transaction, signal: AbortSignal) => {
        const read = async (path: DocumentPath) =>
          [path, (await transaction.get(doc(firestore(), path))).data() ?? null] as const;
        const stored = await Promise.all(pathsOf(changes).map(read));
        for (const [path, fields] of fieldsToChange(days, changes, new Map(stored), questions)) {
          const reference = doc(firestore(), path);
          if (fields === null) transaction.delete(reference);
          else {
            const { data, mergeFields } = documentOf(path, fields);
            transaction.set(reference, data, { mergeFields });
          }
        }
        // After the timeout the host has seen an error, so nothing may be written.
        if (signal.aborted) throw signal.reason;
        isSent = true;
      };
      return callAsHost(
        (signal) => runTransaction(firestore(), (transaction) => change(transaction, signal)),
        isOffline,
        () => isSent,
        TIMEOUT_MS + (pathsOf(changes).length - 1) * DOCUMENT_MS,
      );
    },
    setArrivals: (key, day, people) => queue({ [`arrivals/${key}`]: { [day]: people } }),
    addWalkIn: (key, reply, arrivals) =>
      queue({ [`rsvps/${key}`]: reply, [`arrivals/${key}`]: arrivals }),
  };
}

const dataOf = (path: DocumentPath, fields: Fields) => ({
  ...Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === null ? deleteField() : value]),
  ),
  ...(path.startsWith('rsvps/') && { lastRsvp: serverTimestamp() }),
});
