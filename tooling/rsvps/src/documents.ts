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
/** Documents per query. Each query has its own timeout, so a large collection cannot exceed it. */
const PAGE_SIZE = 5_000;

/** One document of the collection, whether it is an RSVP or not. */
export interface StoredDocument {
  readonly key: string;
  readonly data: DocumentData;
  /** When the server wrote the document last. */
  readonly updateTime: Timestamp;
}

/**
 * Reads the whole collection as an administrator, past the guests' rules.
 *
 * @throws the SDK's errors
 */
export async function readDocuments(firestore: Firestore): Promise<StoredDocument[]> {
  const ordered = firestore.collection(COLLECTION).orderBy(FieldPath.documentId());
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

/** The time of a reply's last save. A document without a valid `lastRsvp` has the time of its last write instead. */
export const lastSaveOf = ({ data, updateTime }: StoredDocument): Date =>
  (data.lastRsvp instanceof Timestamp ? data.lastRsvp : updateTime).toDate();
