import {
  collection,
  deleteField,
  doc,
  type Firestore,
  onSnapshot,
  runTransaction,
  serverTimestamp,
  Timestamp,
  type Transaction,
} from 'firebase/firestore';
import type { HostsSession } from '../../store/hosts-backend';
import { callAsHost, hostsError } from './host-errors';

export type HostRegister = Pick<
  HostsSession,
  'watchHosts' | 'addHost' | 'changeRole' | 'removeHost'
>;

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
              const { addedBy, addedAt, role } = document.data();
              return {
                email: document.id,
                addedBy: String(addedBy ?? ''),
                addedAt: addedAt instanceof Timestamp ? addedAt.toDate() : null,
                role: role === 'door' ? role : undefined,
              };
            }),
          ),
        (error) => listener.error(hostsError(error)),
      ),
    addHost: (email, role) =>
      change(async (transaction) => {
        // Another host may have added the address at the same moment. The rules let nobody change `addedBy`.
        if ((await transaction.get(documentOf(email))).exists()) return;
        const host = { addedBy: ownEmail(), addedAt: serverTimestamp(), ...(role && { role }) };
        transaction.set(documentOf(email), host);
      }),
    changeRole: (email, role) =>
      change(async (transaction) => {
        transaction.update(documentOf(email), { role: role ?? deleteField() });
      }),
    removeHost: (email) =>
      change(async (transaction) => {
        transaction.delete(documentOf(email));
      }),
  };
}
