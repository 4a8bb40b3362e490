import { type Invitation, invitationSchema } from '@invitation/domain/invitation';
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
import { invitationFieldsToWrite } from '../invitation-save';
import { newGuestToWrite } from '../new-guest';
import { type CurrentReply, changesToWrite, replyFields } from '../reply-changes';
import { callAsHost, hostsError, unreadableError } from './host-errors';

type Writes = Pick<
  HostsBackend,
  'saveReply' | 'writeReplies' | 'addGuest' | 'saveInvitation' | 'withdrawInvitation' | 'setArrived'
>;

/**
 * Changes of the guest list in Firestore. All of them but arrivals are transactions, which fail without a connection: the
 * SDK would keep a simple write and send it at any later time.
 *
 * @param isInvited whether an invitation exists, as far as this device knows
 * @param isOffline whether the server is certainly out of reach
 */
export function guestListWrites(
  firestore: () => Firestore,
  isInvited: (id: string) => boolean,
  isOffline: () => boolean,
): Writes {
  const transact = <Result>(change: (transaction: Transaction) => Promise<Result>) => {
    let isSent = false;
    return callAsHost(
      (signal) =>
        runTransaction(firestore(), async (transaction) => {
          const result = await change(transaction);
          // After the timeout the host has seen an error, so nothing may be written.
          if (signal.aborted) throw signal.reason;
          isSent = true;
          return result;
        }),
      isOffline,
      () => isSent,
    );
  };
  const rsvpAt = (key: string) => doc(firestore(), 'rsvps', key);
  const invitationAt = (id: string) => doc(firestore(), 'invitations', id);
  const readReply = async (transaction: Transaction, key: string): Promise<CurrentReply | null> => {
    const data = (await transaction.get(rsvpAt(key))).data();
    return data ? { reply: parseReply(key, data), fields: Object.keys(data) } : null;
  };
  const readInvitation = async (transaction: Transaction, id: string) => {
    const data = (await transaction.get(invitationAt(id))).data();
    return data ? parseInvitation(data) : null;
  };

  return {
    saveReply: (key, save) =>
      transact(async (transaction) => {
        const current = await readReply(transaction, key);
        const { written, removed } = changedFields(save, current?.reply ?? null);
        const fields = {
          ...written,
          ...Object.fromEntries(removed.map((name) => [name, deleteField()])),
          lastRsvp: serverTimestamp(),
        };
        transaction.set(rsvpAt(key), fields, { merge: true });
      }),
    writeReplies: (changes) =>
      transact(async (transaction) => {
        const current = new Map<string, CurrentReply | null>();
        for (const key of changes.keys()) current.set(key, await readReply(transaction, key));
        for (const [key, rsvp] of changesToWrite(changes, (each) => current.get(each) ?? null)) {
          if (rsvp === null) transaction.delete(rsvpAt(key));
          else transaction.set(rsvpAt(key), wholeReply(key, rsvp), { merge: true });
        }
      }),
    addGuest: (id, guest) =>
      transact(async (transaction) => {
        const invitation = await readInvitation(transaction, id);
        const reply = (await readReply(transaction, id))?.reply ?? null;
        const fields = newGuestToWrite(id, guest, { invitation, reply });
        if (!fields) return;
        transaction.set(invitationAt(id), fields.invitation);
        if (fields.rsvp) {
          transaction.set(rsvpAt(id), { ...fields.rsvp, lastRsvp: serverTimestamp() });
        }
      }),
    saveInvitation: (id, save) =>
      transact(async (transaction) => {
        const fields = invitationFieldsToWrite(save, await readInvitation(transaction, id));
        const arrived = save.arrived?.length ? { arrived: arrayUnion(...save.arrived) } : {};
        const written = { ...fields, ...arrived };
        if (Object.keys(written).length > 0) {
          transaction.set(invitationAt(id), written, { merge: true });
        }
      }),
    withdrawInvitation: (id) =>
      transact(async (transaction) => {
        const invitation = await readInvitation(transaction, id);
        transaction.delete(invitationAt(id));
        return invitation;
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

function parseReply(key: string, data: Readonly<Record<string, unknown>>): StoredRsvp {
  try {
    return parseStoredRsvp(key, data);
  } catch {
    throw unreadableError('reply');
  }
}

function parseInvitation(data: Readonly<Record<string, unknown>>): Invitation {
  const { success, data: invitation } = invitationSchema.safeParse(data);
  if (!success) throw unreadableError('invitation');
  return invitation;
}

/** Replaces every field of a document, except those that hosts have added in the console. */
const wholeReply = (key: string, rsvp: StoredRsvp) => ({
  ...Object.fromEntries(FIELD_NAMES.map((name) => [name, deleteField()])),
  ...replyFields(key, rsvp),
  lastRsvp: serverTimestamp(),
});
