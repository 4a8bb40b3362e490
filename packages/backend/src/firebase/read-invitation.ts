import { type Invitation, invitationSchema } from '@invitation/domain/invitation';
import { firebase as words } from '@invitation/domain/words/group/firebase';
import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';
import { callFirebase, GuestError } from './errors';

const COLLECTION = 'invitations';

/** @param sessionReady resolves when the user is known; an earlier request would have no user */
export const readInvitation = (
  firestore: Firestore,
  id: string,
  sessionReady: () => Promise<void>,
): Promise<Invitation | null> =>
  callFirebase(async () => {
    await sessionReady();
    const snapshot = await getDoc(doc(firestore, COLLECTION, id));
    if (!snapshot.exists()) return null;
    const { success, data, error } = invitationSchema.safeParse(snapshot.data());
    if (!success) throw new GuestError(words.invitationUnreadable, { cause: error });
    return data;
  });
