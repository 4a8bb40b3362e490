import { newsFor, newsSchema } from '@invitation/domain/news';
import type { Auth } from 'firebase/auth';
import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';
import type { NewsStore } from '../backend';
import { callFirebase } from './errors';

export const firestoreNews = (firestore: Firestore, auth: Auth): NewsStore => ({
  read: (mode) =>
    callFirebase(async () => {
      // An earlier request would have no user.
      await auth.authStateReady();
      const read = async (guests: string) => {
        const snapshot = await getDoc(doc(firestore, 'news', guests));
        return newsSchema.parse(snapshot.data() ?? {}).items;
      };
      return (await Promise.all(newsFor(mode).map(read))).flat();
    }),
});
