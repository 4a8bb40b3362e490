import { type StoredRsvp, storedRsvpSchema } from '@invitation/domain/rsvp';
import type { Firestore } from 'firebase-admin/firestore';

/** One guest's RSVP with the key of its document. */
export interface Reply extends StoredRsvp {
  readonly key: string;
}

/** A document that is no RSVP, and why not. */
export interface Unreadable {
  readonly key: string;
  readonly reason: string;
}

/** All that the collection holds: nothing is left out. */
export interface Replies {
  readonly replies: readonly Reply[];
  readonly unreadable: readonly Unreadable[];
}

const hasToDate = (value: unknown): value is { toDate(): unknown } =>
  typeof value === 'object' && value !== null && 'toDate' in value;

/** Reads one document by the domain's schema (A3). */
function readDocument(key: string, data: Record<string, unknown>): Reply | Unreadable {
  const { lastRsvp } = data;
  const read = storedRsvpSchema.safeParse({
    ...data,
    ...(hasToDate(lastRsvp) && { lastRsvp: lastRsvp.toDate() }),
  });
  if (read.success) return { ...read.data, key };
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return { key, reason: faults.join('; ') };
}

/**
 * Reads every RSVP as an administrator, past the guests' rules.
 *
 * @throws what the SDK throws
 */
export async function readReplies(firestore: Firestore): Promise<Replies> {
  const { docs } = await firestore.collection('rsvps').get();
  const read = docs.map((document) => readDocument(document.id, document.data()));
  return {
    replies: read.filter((each): each is Reply => !('reason' in each)),
    unreadable: read.filter((each): each is Unreadable => 'reason' in each),
  };
}
