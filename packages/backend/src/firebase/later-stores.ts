import { parseTable } from '@invitation/domain/guest-list/guest-table';
import { invitationSchema } from '@invitation/domain/guest-list/invitation';
import { newsFor, parseNews } from '@invitation/domain/guest-list/news';
import { firebase as words } from '@invitation/domain/words/group/firebase';
import type { Auth } from 'firebase/auth';
import { type DocumentData, doc, type Firestore, getDoc } from 'firebase/firestore/lite';
import type { LaterStores } from '../backend';
import { callFirebase, GuestError } from './errors/errors';
import { firestoreReplyLinks } from './links/reply-links';

export function firestoreLaterStores(firestore: Firestore, auth: Auth): LaterStores {
  const call = <Result>(task: () => Promise<Result>) =>
    callFirebase(async () => {
      // A request before this would have no user.
      await auth.authStateReady();
      return task();
    });
  const read = async <Value>(path: string, parse: (data: DocumentData) => Value | null) => {
    const snapshot = await getDoc(doc(firestore, path));
    const value = parse(snapshot.data() ?? {});
    if (value === null) throw new Error(`${path} cannot be read.`);
    return value;
  };
  return {
    invitations: {
      read: (id) =>
        call(async () => {
          const snapshot = await getDoc(doc(firestore, 'invitations', id));
          if (!snapshot.exists()) return null;
          const { success, data, error } = invitationSchema.safeParse(snapshot.data());
          if (!success) throw new GuestError(words.invitationUnreadable, { cause: error });
          return data;
        }),
    },
    replyLinks: firestoreReplyLinks(firestore, auth, call),
    news: {
      read: (mode) =>
        call(async () => {
          const reads = newsFor(mode).map((guests) => read(`news/${guests}`, parseNews));
          return (await Promise.all(reads)).flat();
        }),
    },
    tables: { read: (key) => call(() => read(`tables/${key}`, parseTable)) },
  };
}
