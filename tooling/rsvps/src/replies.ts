import { type StoredRsvp, safeParseStoredRsvp } from '@invitation/domain/rsvp';
import type { StoredDocument } from './documents';

/** One guest's RSVP with the key of its document. */
export interface Reply extends StoredRsvp {
  readonly key: string;
}

/** A document that is not an RSVP, and why not. */
export interface Unreadable {
  readonly key: string;
  readonly reason: string;
}

/** The whole collection: every document is in one of the two lists. */
export interface Replies {
  readonly replies: readonly Reply[];
  readonly unreadable: readonly Unreadable[];
}

function parseDocument({ key, data }: Pick<StoredDocument, 'key' | 'data'>): Reply | Unreadable {
  const result = safeParseStoredRsvp(key, data);
  if (result.success) return { ...result.data, key };
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return { key, reason: faults.join('; ') };
}

/** Parses documents by the domain's schema (A3). */
export function parseReplies(documents: readonly Pick<StoredDocument, 'key' | 'data'>[]): Replies {
  const parsed = documents.map(parseDocument);
  return {
    replies: parsed.filter((each): each is Reply => !('reason' in each)),
    unreadable: parsed.filter((each): each is Unreadable => 'reason' in each),
  };
}
