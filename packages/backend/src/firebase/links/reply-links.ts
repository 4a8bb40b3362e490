import { newInvitationId } from '@invitation/domain/gate/invitation-link';
import type { Auth } from 'firebase/auth';
import { deleteDoc, doc, type Firestore, getDoc, setDoc, updateDoc } from 'firebase/firestore/lite';
import type { ReplyLinkStore } from '../../backend';
import { hasCode } from '../errors/errors';

/** @param call runs a task once the user is known, and turns its errors into sentences for the guest */
export function firestoreReplyLinks(
  firestore: Firestore,
  auth: Auth,
  call: <Result>(task: () => Promise<Result>) => Promise<Result>,
): ReplyLinkStore {
  const linkOf = (uid: string) => doc(firestore, 'replyLinks', uid);
  return {
    make: (uid) =>
      call(async () => {
        const secret = newInvitationId();
        try {
          await setDoc(linkOf(uid), { secret });
          return secret;
        } catch (error) {
          // The link may exist: the answer to an earlier write was lost, or another tab made it. The rules let nobody replace it.
          if (!mayExist(error) && !hasCode(error, 'permission-denied')) throw error;
          const made = await getDoc(linkOf(uid));
          if (!made.exists()) throw error;
          return String(made.data().secret);
        }
      }),
    stop: (uid) => call(() => deleteDoc(linkOf(uid))),
    join: (link) =>
      call(async () => {
        const joined = doc(firestore, 'joined', auth.currentUser?.uid ?? '');
        try {
          await setDoc(joined, { ...link }).catch((error: unknown) => {
            if (!mayExist(error)) throw error;
            return updateDoc(joined, { ...link });
          });
          return true;
        } catch (error) {
          if (hasCode(error, 'permission-denied')) return false;
          throw error;
        }
      }),
  };
}

/** `wrapFetch` lets `setDoc` only create a document. */
const mayExist = (error: unknown): boolean =>
  hasCode(error, 'already-exists', 'failed-precondition', 'aborted');
