import { parseTable } from '@invitation/domain/guest-list/guest-table';
import { newsFor, parseNews } from '@invitation/domain/guest-list/news';
import type { Auth } from 'firebase/auth';
import { type DocumentData, doc, type Firestore, getDoc } from 'firebase/firestore/lite';
import type { LaterStores } from '../backend';
import { callFirebase } from './errors/errors';
import { readInvitation } from './links/read-invitation';
import { firestoreReplyLinks } from './links/reply-links';

export function firestoreLaterStores(firestore: Firestore, auth: Auth): LaterStores {
  const call = <Result>(task: () => Promise<Result>) =>
    callFirebase(async () => {
      // An earlier request would have no user.
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
    invitations: { read: (id) => call(() => readInvitation(firestore, id)) },
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
