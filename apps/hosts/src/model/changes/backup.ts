import { isAnswerField } from '@invitation/domain/record/questions';
import type { Fields, RecordShape } from '@invitation/domain/record/record';
import { backup as words } from '@invitation/domain/words/hosts/backup';
import * as z from 'zod/mini';
import { TABLES_KEY } from '../people/seating';
import { type Change, changedFields } from '../store/change';
import { pairOf } from '../store/collections';
import {
  type DocumentPath,
  type Documents,
  isNotes,
  isPath,
  keyOf,
  parseDocument,
  storedDocument,
  withoutEmpty,
} from '../store/documents';
import { DocumentError, HostsError } from '../store/hosts-errors';
import { reasonOf } from '../store/read-document';

const FORMAT = 'invitation-guest-list';
/** To be increased when older pages could no longer read the file. */
const VERSION = 1;

/** Every guest has a document in at least one of these. */
const GUEST_COLLECTIONS = ['invitations', 'rsvps'] as const;

/** In bytes. Even 8,000 of the longest replies that the rules allow are smaller. */
export const BACKUP_LIMIT = 64 * 1024 * 1024;

const headSchema = z.object({ format: z.literal(FORMAT), version: z.number() });
const fileSchema = z.object({
  madeAt: z.iso.datetime(),
  isPart: z.optional(z.boolean()),
  days: z.array(z.string()),
  documents: z.array(z.object({ path: z.string(), fields: z.record(z.string(), z.unknown()) })),
});

export interface Backup {
  readonly madeAt: Date;
  /** Whether it has only some of the guests: those whom a host was about to delete. */
  readonly isPart: boolean;
  readonly documents: Documents;
  /** Documents that cannot be restored, and why. */
  readonly faulty: readonly { readonly path: string; readonly reason: string }[];
}

/** A file name with the time, so that files sort by time. It is valid in every file system. */
export const backupName = (start: string, now: Date): string =>
  `${start}-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.json`;

/** Writes documents as JSON for `readBackup`. The same documents give the same text, except for the time. */
export const formatBackup = (
  shape: RecordShape,
  documents: Documents,
  madeAt: Date,
  isPart = false,
): string =>
  `${JSON.stringify(
    {
      format: FORMAT,
      version: VERSION,
      madeAt,
      ...(isPart && { isPart }),
      days: shape.days.map(({ day }) => day),
      documents: byName([...documents]).map(([path, fields]) => ({
        path,
        fields: sorted(storedDocument(shape, path, fields)),
      })),
    },
    null,
    1,
  )}\n`;

/** @throws HostsError with a sentence about the whole file */
export async function readBackup(shape: RecordShape, file: Blob): Promise<Backup> {
  if (file.size > BACKUP_LIMIT) throw new HostsError(words.tooLarge);
  const text = await file.text();
  const data = parseJson(text);
  const head = headSchema.safeParse(data);
  if (!head.success) throw new HostsError(words.notABackup);
  if (head.data.version > VERSION) throw new HostsError(words.newer);
  const content = fileSchema.safeParse(data);
  if (!content.success) throw new HostsError(words.cutShort);
  const unknown = content.data.days.filter((each) => !shape.days.some(({ day }) => day === each));
  if (unknown.length > 0) {
    throw new HostsError(words.otherDays(unknown.join(', ')));
  }
  const documents = new Map<DocumentPath, Fields>();
  const faulty: { path: string; reason: string }[] = [];
  for (const { path, fields } of content.data.documents) {
    try {
      if (!isPath(path)) throw new DocumentError(words.badPath);
      if (documents.has(path)) throw new DocumentError(words.twice);
      documents.set(path, readDocument(shape, path, fields));
    } catch (error) {
      faulty.push({ path, reason: reasonOf(error) });
    }
  }
  for (const { path } of [...faulty]) {
    const reply = path.replace(/^invitations/, 'rsvps') as DocumentPath;
    const isHalf = !documents.has(path as DocumentPath) && documents.delete(reply);
    if (isHalf) faulty.push({ path: reply, reason: words.withoutInvitation });
  }
  for (const path of [...documents.keys()].filter(isNotes)) {
    const isOfGuest = GUEST_COLLECTIONS.some((each) => documents.has(`${each}/${keyOf(path)}`));
    const isKept = isOfGuest || path === `guestNotes/${TABLES_KEY}`;
    const isHalf = !isKept && documents.delete(path);
    if (isHalf) faulty.push({ path, reason: words.withoutGuest });
  }
  const { madeAt, isPart = false } = content.data;
  return { madeAt: new Date(madeAt), isPart, documents, faulty };
}

export interface RestorePlan {
  /** Documents that were deleted since the backup. */
  readonly added: readonly Change[];
  /** Existing documents of guests who get missing ones back. They do not change, but must still exist, or the guest would be incomplete. */
  readonly kept: readonly Change[];
  /** Documents that hosts have changed or removed since the backup, while their guest stayed. */
  readonly changed: readonly Change[];
  readonly unchanged: readonly DocumentPath[];
  /** Documents that are not in the backup. A restore does not delete them. Empty if the backup has only some of the guests. */
  readonly onlyHere: readonly DocumentPath[];
}

/**
 * Compares a backup with the guest list.
 *
 * @param current all documents of the guest list, also empty ones
 */
export function planRestore(
  current: Documents,
  { documents, isPart }: Pick<Backup, 'documents' | 'isPart'>,
): RestorePlan {
  const changes = [...documents].map(([path, to]) => ({
    path,
    from: current.get(path) ?? null,
    to,
  }));
  const isOfGuests = (keys: readonly string[]) =>
    keys.every((key) => GUEST_COLLECTIONS.some((each) => current.has(`${each}/${key}`)));
  const isKnown = ({ path, from }: Change) =>
    from !== null ||
    // `documentsIn` has no document for news without items, so a missing one does not mean that it was deleted.
    path.startsWith('news/') ||
    (isNotes(path) && isOfGuests([keyOf(path)])) ||
    (path.startsWith('distinct/') && isOfGuests(Object.values(pairOf(keyOf(path)))));
  const known = changes.filter(isKnown);
  const added = changes.filter((each) => !isKnown(each));
  return {
    added,
    kept: changes.flatMap(({ path, from }) => {
      if (from !== null) return [];
      const isOfGuest = path.startsWith('rsvps/') || isNotes(path);
      const kept = isOfGuest
        ? GUEST_COLLECTIONS.map((each) => `${each}/${keyOf(path)}` as const)
        : [];
      return kept.flatMap((each) => {
        const fields = current.get(each);
        return fields ? [{ path: each, from: fields, to: fields }] : [];
      });
    }),
    changed: known.filter((each) => changedFields(each).length > 0),
    unchanged: known.filter((each) => changedFields(each).length === 0).map(({ path }) => path),
    onlyHere: isPart
      ? []
      : [...withoutEmpty(current).keys()].filter((path) => !documents.has(path)),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HostsError(text.slice(0, 100).includes(FORMAT) ? words.cutShort : words.notABackup);
  }
}

function readDocument(
  shape: RecordShape,
  path: DocumentPath,
  { lastRsvp, ...fields }: Fields,
): Fields {
  const pair = path.startsWith('distinct/') && pairOf(path.slice('distinct/'.length));
  if (pair && (pair.one >= pair.other || changedFields({ from: pair, to: fields }).length > 0))
    throw new DocumentError(words.otherGuests);
  const time = typeof lastRsvp === 'string' && { lastRsvp: new Date(lastRsvp) };
  const document = parseDocument(shape, path, { ...fields, ...time });
  const kept = new Map(Object.entries(storedDocument(shape, path, document)));
  const dropped = Object.keys(fields).filter(
    // Answers to questions that no longer exist are ignored.
    (name) => name !== 'answers' && (kept.get(name) === undefined || isAnswerField(name)),
  );
  if (dropped.length > 0) throw new DocumentError(words.unknownFields(dropped.join(', ')));
  return document;
}

const byName = <Name extends string, Value>(entries: [Name, Value][]): [Name, Value][] =>
  entries.sort(([one], [other]) => (one < other ? -1 : 1));

/** Sorts fields by name, because the SDK and the embedded backend return them in different orders. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(
    byName(Object.entries(value).map(([name, each]) => [name, sorted(each)])),
  );
}
