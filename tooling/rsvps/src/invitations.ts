import type { Firestore } from 'firebase-admin/firestore';
import { INVITATIONS, readDocuments, type StoredDocument } from './documents';

/** Reads all personal invitations (B14). The number of people is a number, unlike other integers. */
export async function readInvitations(firestore: Firestore): Promise<StoredDocument[]> {
  const documents = await readDocuments(firestore, INVITATIONS);
  return documents.map(({ data, ...document }) => ({
    ...document,
    data: typeof data.people === 'bigint' ? { ...data, people: Number(data.people) } : data,
  }));
}
