import type { RecordDay } from '@invitation/domain/event';
import type { Fields } from '@invitation/domain/save';
import {
  deleteField,
  doc,
  type Firestore,
  runTransaction,
  serverTimestamp,
  setDoc,
  type Transaction,
} from 'firebase/firestore';
import { type DocumentPath, fieldsToChange, pathsOf } from '../changes';
import type { HostsBackend } from '../hosts-backend';
import { callAsHost, hostsError } from './host-errors';

/**
 * Changes of the guest list in Firestore. All of them but arrivals are transactions, which fail without a connection: the
 * SDK would keep a simple write and send it at any later time.
 *
 * @param isOffline whether the server is certainly out of reach
 */
export function guestListWrites(
  firestore: () => Firestore,
  days: readonly RecordDay[],
  isOffline: () => boolean,
): Pick<HostsBackend, 'write' | 'setArrivals'> {
  return {
    write(changes) {
      let isSent = false;
      const change = async (transaction: Transaction, signal: AbortSignal) => {
        const read = async (path: DocumentPath) =>
          [path, (await transaction.get(doc(firestore(), path))).data() ?? null] as const;
        const stored = await Promise.all(pathsOf(changes).map(read));
        for (const [path, fields] of fieldsToChange(days, changes, new Map(stored))) {
          const reference = doc(firestore(), path);
          if (fields === null) transaction.delete(reference);
          else transaction.set(reference, dataOf(path, fields), { merge: true });
        }
        // After the timeout the host has seen an error, so nothing may be written.
        if (signal.aborted) throw signal.reason;
        isSent = true;
      };
      return callAsHost(
        (signal) => runTransaction(firestore(), (transaction) => change(transaction, signal)),
        isOffline,
        () => isSent,
      );
    },
    async setArrivals(key, day, people) {
      try {
        await setDoc(doc(firestore(), 'arrivals', key), { [day]: people }, { merge: true });
      } catch (error) {
        throw hostsError(error);
      }
    },
  };
}

const dataOf = (path: DocumentPath, fields: Fields) => ({
  ...Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === null ? deleteField() : value]),
  ),
  ...(path.startsWith('rsvps/') && { lastRsvp: serverTimestamp() }),
});
