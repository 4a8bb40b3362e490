import { type Invitation, invitationSchema } from '@invitation/domain/guest-list/invitation';
import { firebase as words } from '@invitation/domain/words/group/firebase';
import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';
import { GuestError } from '../errors/errors';

const COLLECTION = 'invitations';

export async function readInvitation(firestore: Firestore, id: string): Promise<Invitation | null> {
  const snapshot = await getDoc(doc(firestore, COLLECTION, id));
  if (!snapshot.exists()) return null;
  const { success, data, error } = invitationSchema.safeParse(snapshot.data());
  if (!success) throw new GuestError(words.invitationUnreadable, { cause: error });
  return data;
}
