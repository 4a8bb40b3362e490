import type { RecordDay } from '@invitation/domain/event';
import { answersIn, type Question } from '@invitation/domain/questions';
import { type StoredRsvp, safeParseStoredRsvp } from '@invitation/domain/rsvp';
import type * as z from 'zod/mini';

/** A document of a collection, as any SDK of Firestore reads it. */
export interface ReadDocument {
  readonly key: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** An RSVP with the key of its document. */
export type Reply = StoredRsvp & { readonly key: string };

/** A document that its schema does not accept. */
export interface Unreadable {
  readonly key: string;
  readonly reason: string;
}

/** The whole collection. Every document is in one of the lists. */
export interface Replies {
  readonly replies: readonly Reply[];
  readonly unreadable: readonly Unreadable[];
}

/** The faults of a document in one line. */
export const reasonOf = ({ issues }: z.core.$ZodError): string =>
  issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');

function parseDocument(
  days: readonly RecordDay[],
  questions: readonly Question[],
  { key, data }: ReadDocument,
): Reply | Unreadable {
  const { success, data: reply, error } = safeParseStoredRsvp(days, key, data);
  return success
    ? { ...reply, ...answersIn(questions, data), key }
    : { key, reason: reasonOf(error) };
}

/** Parses documents by the domain's schema (A3). */
export function parseReplies(
  days: readonly RecordDay[],
  documents: readonly ReadDocument[],
  questions: readonly Question[] = [],
): Replies {
  const parsed = documents.map((document) => parseDocument(days, questions, document));
  return {
    replies: parsed.filter((each): each is Reply => !('reason' in each)),
    unreadable: parsed.filter((each): each is Unreadable => 'reason' in each),
  };
}
