import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import type { Backend, LaterStores } from '../backend';
import { firestoreNews } from './news-store';
import { readInvitation } from './read-invitation';
import { firestoreReplyLinks } from './reply-links';
import { firestoreTables } from './table-store';

export const firestoreLaterStores = (
  firestore: Firestore,
  auth: Auth,
): LaterStores & Pick<Backend, 'invitations'> => ({
  invitations: { read: (id) => readInvitation(firestore, id, () => auth.authStateReady()) },
  replyLinks: firestoreReplyLinks(firestore, auth),
  news: firestoreNews(firestore, auth),
  tables: firestoreTables(firestore, auth),
});
