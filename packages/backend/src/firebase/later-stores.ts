import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';
import type { LaterStores } from '../backend';
import { firestoreNews } from './news-store';
import { firestoreReplyLinks } from './reply-links';

export const firestoreLaterStores = (firestore: Firestore, auth: Auth): LaterStores => ({
  replyLinks: firestoreReplyLinks(firestore, auth),
  news: firestoreNews(firestore, auth),
});
