import {
  type DocumentData,
  FieldPath,
  type Firestore,
  type Query,
  type QuerySnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { withTimeout } from './connect';

/** The collection of the RSVPs (A3). */
export const COLLECTION = 'rsvps';
/** The collection of the personal invitations (B14). */
export const INVITATIONS = 'invitations';
/** Documents per query. Each query has its own timeout. */
const PAGE_SIZE = 5_000;

/** A document of the collection, which may not be an RSVP. */
export interface StoredDocument {
  readonly key: string;
  readonly data: DocumentData;
  /** The server's time of the last write. */
  readonly updateTime: Timestamp;
}

/** Reads a whole collection. Throws the SDK's errors. */
export async function readDocuments(
  firestore: Firestore,
  collection = COLLECTION,
): Promise<StoredDocument[]> {
  const ordered = firestore.collection(collection).orderBy(FieldPath.documentId());
  const documents: StoredDocument[] = [];
  let page: Query | undefined = ordered.limit(PAGE_SIZE);
  while (page) {
    const { docs }: QuerySnapshot = await withTimeout(page.get());
    for (const document of docs) {
      documents.push({
        key: document.id,
        data: document.data(),
        updateTime: document.updateTime,
      });
    }
    const last = docs.at(-1);
    page =
      last && docs.length === PAGE_SIZE ? ordered.startAfter(last).limit(PAGE_SIZE) : undefined;
  }
  return documents;
}

/** The time of the last save, or of the last write if `lastRsvp` is not valid. */
export const lastSaveOf = ({ data, updateTime }: StoredDocument): Date =>
  (data.lastRsvp instanceof Timestamp ? data.lastRsvp : updateTime).toDate();
