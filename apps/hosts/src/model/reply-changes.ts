import type { StoredRsvp } from '@invitation/domain/rsvp';
import { FIELD_NAMES, fieldOf } from '@invitation/domain/rsvp-fields';
import { HostsError } from './hosts-errors';

/** A change of a whole reply. */
export interface ReplyChange {
  /** The reply that the host saw. `null` for none. Without `lastRsvp`, only the other fields are compared. */
  readonly seen: StoredRsvp | null;
  /** `null` deletes the reply. */
  readonly next: StoredRsvp | null;
}

/** Changes of whole replies by key. */
export type ReplyChanges = ReadonlyMap<string, ReplyChange>;

/** A reply in the store, with the names of all fields of its document. */
export interface CurrentReply {
  readonly reply: StoredRsvp;
  readonly fields: readonly string[];
}

const CHANGED =
  'This reply has been changed meanwhile, so nothing was changed. Look at its newest answers, then try again.';

/** What a document of a reply may contain. The rules refuse to create one with other fields. */
const DOCUMENT_FIELDS: readonly string[] = [...FIELD_NAMES, 'id', 'lastRsvp'];

/** The changes from some replies to others. */
export const changesBetween = (
  before: ReadonlyMap<string, StoredRsvp | null>,
  after: ReadonlyMap<string, StoredRsvp | null>,
): ReplyChanges =>
  new Map([...after].map(([key, next]) => [key, { seen: before.get(key) ?? null, next }]));

/** The changes that take others back. */
export const undoOf = (changes: ReplyChanges): ReplyChanges =>
  new Map(
    [...changes].map(([key, { seen, next }]) => [
      key,
      // The server sets the time of a change.
      { seen: next && { ...next, lastRsvp: undefined }, next: seen },
    ]),
  );

/** The fields of a reply to store under a key, without `lastRsvp`. */
export const replyFields = (key: string, reply: StoredRsvp) =>
  Object.fromEntries(
    Object.entries({
      id: reply.id === key ? key : undefined,
      ...Object.fromEntries(FIELD_NAMES.map((name) => [name, reply[name]])),
    }).filter(([, value]) => value !== undefined),
  );

/**
 * Selects the changes to write: all, or none if the store has them already, e.g. after a lost answer of the server.
 *
 * @param currentOf the reply in the store, `null` without one
 * @throws HostsError if a reply differs from what the host saw, or if Undo could not bring it back
 */
export function changesToWrite(
  changes: ReplyChanges,
  currentOf: (key: string) => CurrentReply | null,
): readonly (readonly [key: string, next: StoredRsvp | null])[] {
  const all = [...changes].map(([key, change]) => ({ key, ...change, current: currentOf(key) }));
  if (all.every(({ next, current }) => isSameReply(current?.reply ?? null, next))) return [];
  for (const { seen, next, current } of all) {
    if (!isSameReply(current?.reply ?? null, seen) || !isSameTime(current?.reply, seen)) {
      throw new HostsError(CHANGED);
    }
    if (current) assertRestorable(current, next === null);
  }
  return all.map(({ key, next }) => [key, next]);
}

// Hosts cannot tell an absent text from an empty one.
export const isSameReply = (one: StoredRsvp | null, other: StoredRsvp | null): boolean =>
  one === null || other === null
    ? one === other
    : FIELD_NAMES.every((name) => (one[name] ?? '') === (other[name] ?? ''));

const isSameTime = (current: StoredRsvp | undefined, seen: StoredRsvp | null): boolean =>
  seen?.lastRsvp === undefined || seen.lastRsvp.getTime() === current?.lastRsvp?.getTime();

/** @throws HostsError if the rules would refuse to bring a document back */
function assertRestorable({ reply, fields }: CurrentReply, isDeleted: boolean): void {
  const missing = FIELD_NAMES.filter(
    (name) => fieldOf(name).required !== undefined && reply[name] === undefined,
  );
  if (missing.length > 0) {
    throw new HostsError(
      `This reply has no ${missing.join(', no ')}, so Undo could not bring it back, and nothing was changed. Complete it first, or delete it in the Firebase console.`,
    );
  }
  const added = fields.filter((name) => !DOCUMENT_FIELDS.includes(name));
  if (isDeleted && added.length > 0) {
    throw new HostsError(
      `This reply has fields that were added in the Firebase console (${added.join(', ')}). Undo could not bring them back, so nothing was changed. Delete those fields or the reply in the console.`,
    );
  }
}
