import { parseStoredRsvp, type StoredRsvp } from '@invitation/domain/rsvp';
import { FIELD_NAMES } from '@invitation/domain/rsvp-fields';
import {
  arrayRemove,
  arrayUnion,
  deleteField,
  doc,
  type Firestore,
  runTransaction,
  serverTimestamp,
  setDoc,
  type Transaction,
  updateDoc,
} from 'firebase/firestore';
import { changedFields } from '../changed-fields';
import type { HostsBackend } from '../hosts-backend';
import { callAsHost, hostsError, unreadableError } from './host-errors';

type Writes = Pick<
  HostsBackend,
  'saveReply' | 'writeReplies' | 'saveInvitation' | 'withdrawInvitation' | 'setArrived'
>;

/**
 * Changes of the guest list in Firestore. All of them but arrivals are transactions, which fail without a connection: the
 * SDK would keep a simple write and send it at any later time.
 *
 * @param isInvited whether an invitation exists, as far as this device knows
 */
export function guestListWrites(
  firestore: () => Firestore,
  isInvited: (id: string) => boolean,
): Writes {
  const transact = (change: (transaction: Transaction) => Promise<void> | void) =>
    callAsHost((signal) =>
      runTransaction(firestore(), async (transaction) => {
        await change(transaction);
        // After the timeout the host has seen an error, so nothing may be written.
        if (signal.aborted) throw signal.reason;
      }),
    );
  const rsvpAt = (key: string) => doc(firestore(), 'rsvps', key);
  const invitationAt = (id: string) => doc(firestore(), 'invitations', id);

  return {
    saveReply: (key, save) =>
      transact(async (transaction) => {
        const snapshot = await transaction.get(rsvpAt(key));
        const current = snapshot.exists() ? parse(key, snapshot.data()) : null;
        const { written, removed } = changedFields(save, current);
        const fields = {
          ...written,
          ...Object.fromEntries(removed.map((name) => [name, deleteField()])),
          lastRsvp: serverTimestamp(),
        };
        transaction.set(snapshot.ref, fields, { merge: true });
      }),
    writeReplies: (changes) =>
      transact((transaction) => {
        for (const [key, rsvp] of changes) {
          if (rsvp === null) transaction.delete(rsvpAt(key));
          else transaction.set(rsvpAt(key), wholeReply(key, rsvp), { merge: true });
        }
      }),
    saveInvitation: ({ id, name, days, people }) =>
      transact((transaction) => {
        transaction.set(invitationAt(id), { name, days, people }, { merge: true });
      }),
    withdrawInvitation: (id) =>
      transact((transaction) => {
        transaction.delete(invitationAt(id));
      }),
    async setArrived({ id, name, days, people }, day, hasArrived) {
      const arrived = hasArrived ? arrayUnion(day) : arrayRemove(day);
      try {
        // Another host may have changed the other fields.
        if (isInvited(id)) await updateDoc(invitationAt(id), { arrived });
        else await setDoc(invitationAt(id), { name, days, people, arrived }, { merge: true });
      } catch (error) {
        throw hostsError(error);
      }
    },
  };
}

function parse(key: string, data: Readonly<Record<string, unknown>>): StoredRsvp {
  try {
    return parseStoredRsvp(key, data);
  } catch {
    throw unreadableError();
  }
}

/** Replaces every field of a document, except those that hosts have added in the console. */
const wholeReply = (key: string, rsvp: StoredRsvp) => ({
  ...(rsvp.id === key && { id: key }),
  ...Object.fromEntries(FIELD_NAMES.map((name) => [name, rsvp[name] ?? deleteField()])),
  lastRsvp: serverTimestamp(),
});
