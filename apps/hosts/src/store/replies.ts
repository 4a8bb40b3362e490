import type { RecordDay } from '@invitation/domain/event/event';
import type { Question, StoredRsvp } from '@invitation/domain/record/record';
import { safeParseStoredRsvp } from '@invitation/domain/rsvp/rsvp';
import { type Parser, reasonOf } from './read-document';

/** An RSVP with the key of its document. */
export type Reply = StoredRsvp & { readonly key: string };

/** For the collection `rsvps` (A3). */
export const replyParser =
  (days: readonly RecordDay[], questions?: readonly Question[]): Parser<Reply> =>
  ({ key, data }) => {
    const { success, data: reply, error } = safeParseStoredRsvp({ days, questions }, key, data);
    return success ? { ...reply, key } : { key, reason: reasonOf(error) };
  };
