import {
  collection,
  doc,
  type Firestore,
  onSnapshot,
  runTransaction,
  serverTimestamp,
  Timestamp,
  type Transaction,
} from 'firebase/firestore';
import type { HostsSession } from '../hosts-backend';
import { callAsHost, hostsError } from './host-errors';

type HostRegister = Pick<HostsSession, 'watchHosts' | 'addHost' | 'removeHost'>;

/**
 * The documents in `hosts`, which the rules read. Transactions fail without a connection: the SDK would keep a simple
 * write, and send it at any later time.
 *
 * @param ownEmail the address of this account, in lower case
 * @param isOffline whether the server is certainly out of reach
 */
export function hostRegister(
  firestore: () => Firestore,
  ownEmail: () => string,
  isOffline: () => boolean,
): HostRegister {
  const documentOf = (email: string) => doc(firestore(), 'hosts', email);
  const change = (write: (transaction: Transaction) => Promise<void>) =>
    callAsHost(
      (signal, onSend) =>
        runTransaction(firestore(), async (transaction) => {
          await write(transaction);
          // After the timeout the host has seen an error, so nothing may be written.
          signal.throwIfAborted();
          onSend();
        }),
      isOffline,
    );
  return {
    watchHosts: (listener) =>
      onSnapshot(
        collection(firestore(), 'hosts'),
        ({ docs }) =>
          listener.next(
            docs.map((document) => {
              const { addedBy, addedAt } = document.data();
              return {
                email: document.id,
                addedBy: String(addedBy ?? ''),
                addedAt: addedAt instanceof Timestamp ? addedAt.toDate() : null,
              };
            }),
          ),
        (error) => listener.error(hostsError(error)),
      ),
    addHost: (email) =>
      change(async (transaction) => {
        // Another host may have added the address at the same moment. The rules let nobody change that.
        if ((await transaction.get(documentOf(email))).exists()) return;
        const host = { addedBy: ownEmail(), addedAt: serverTimestamp() };
        transaction.set(documentOf(email), host);
      }),
    removeHost: (email) =>
      change(async (transaction) => {
        transaction.delete(documentOf(email));
      }),
  };
}
