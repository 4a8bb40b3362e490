import { parseTable } from '@invitation/domain/guest-table';
import type { Auth } from 'firebase/auth';
import { doc, type Firestore, getDoc } from 'firebase/firestore/lite';
import type { TableStore } from '../backend';
import { callFirebase } from './errors';

export const firestoreTables = (firestore: Firestore, auth: Auth): TableStore => ({
  read: (key) =>
    callFirebase(async () => {
      // An earlier request would have no user.
      await auth.authStateReady();
      const snapshot = await getDoc(doc(firestore, 'tables', key));
      const table = parseTable(snapshot.data() ?? {});
      if (table === null) throw new Error(`tables/${key} cannot be read.`);
      return table;
    }),
});
