import { newsFor, parseNews } from '@invitation/domain/news';
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
        const news = parseNews(snapshot.data() ?? {});
        if (news === null) throw new Error(`news/${guests} cannot be read.`);
        return news;
      };
      return (await Promise.all(newsFor(mode).map(read))).flat();
    }),
});
