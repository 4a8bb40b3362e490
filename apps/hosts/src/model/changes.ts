import { arrivalsSchema } from '@invitation/domain/arrivals';
import { isAnswerField } from '@invitation/domain/questions';
import { parseStoredRsvp, type RecordShape } from '@invitation/domain/rsvp';
import { fieldNames } from '@invitation/domain/rsvp-fields';
import { assertSeen, type Fields, fieldsToWrite, type Save } from '@invitation/domain/save';
import { storedInvitationSchema } from '@invitation/domain/stored-invitation';
import { errors as words } from '@invitation/domain/words/hosts/errors';
import { DocumentError } from './hosts-errors';

/** The path of a document in Firestore. */
export type DocumentPath = `${'rsvps' | 'invitations' | 'arrivals' | 'distinct'}/${string}`;

/** A change of one document. Answers of `null` delete it, if all of it is as seen. */
export type Change = Save | (Pick<Save, 'seen'> & { readonly answers: null });
export type Changes = { readonly [Path in DocumentPath]: Change };

/** A whole document before and after a change. `null` stands for none. */
export interface Replacement {
  readonly path: DocumentPath;
  readonly from: Fields | null;
  readonly to: Fields | null;
}

/** Replaces whole documents. Fields that `from` has and `to` lacks are removed. */
export const replace = (replacements: readonly Replacement[]): Changes =>
  Object.fromEntries(replacements.map(({ path, from, to }) => [path, changeBetween(from, to)]));

/** The changed documents. */
export const pathsOf = (changes: Changes): readonly DocumentPath[] =>
  Object.keys(changes) as DocumentPath[];

/** Takes replacements back. */
export const undo = (replacements: readonly Replacement[]): Changes =>
  // The server has set the time of the change.
  replace(replacements.map(({ path, from, to }) => ({ path, from: withoutTime(to), to: from })));

function changeBetween(from: Fields | null, to: Fields | null): Change {
  if (to === null) return { answers: null, seen: [from] };
  const removed = Object.fromEntries(Object.keys(from ?? {}).map((name) => [name, null]));
  return { answers: { ...removed, ...to, lastRsvp: undefined }, seen: [from] };
}

const withoutTime = (document: Fields | null): Fields | null =>
  document && Object.fromEntries(Object.entries(document).filter(([name]) => name !== 'lastRsvp'));

/**
 * Selects what changes write: the fields to merge into each document, or `null` to delete it. A change that was made
 * already, e.g. before a lost answer of the server, writes nothing.
 *
 * @param stored by path; `null` without a document
 * @throws Conflict if a document has values that the host has not seen
 * @throws DocumentError if a document is unreadable, or if Undo could not bring it back
 */
export function fieldsToChange(
  shape: RecordShape,
  changes: Changes,
  stored: ReadonlyMap<DocumentPath, Fields | null>,
): ReadonlyMap<DocumentPath, Fields | null> {
  const written = new Map<DocumentPath, Fields | null>();
  for (const [path, change] of Object.entries(changes) as [DocumentPath, Change][]) {
    const data = stored.get(path) ?? null;
    const current = data && parseDocument(shape, path, data);
    if (change.answers !== null) {
      const fields = fieldsToWrite(change, current);
      if (Object.keys(fields).length === 0) continue;
      assertComplete(path, { ...current, ...fields });
      written.set(path, fields);
    } else if (data && current) {
      const [seen] = change.seen;
      const known = seen?.lastRsvp === undefined ? (withoutTime(current) ?? {}) : current;
      assertSeen(change.seen, known, Object.keys({ ...known, ...withoutTime(seen ?? {}) }));
      assertRestorable(shape, path, current, data);
      written.set(path, null);
    }
  }
  return written;
}

/** @throws DocumentError whose cause is the ZodError */
export function parseDocument(shape: RecordShape, path: DocumentPath, data: Fields): Fields {
  const [collection, key = ''] = path.split('/');
  // Nobody corrects such a document: it only puts a suggestion away.
  if (collection === 'distinct') return data;
  try {
    if (collection === 'rsvps') return parseStoredRsvp(shape, key, data);
    return (
      collection === 'invitations' ? storedInvitationSchema : arrivalsSchema(shape.days)
    ).parse(data);
  } catch (cause) {
    throw new DocumentError(words.unreadable[collection as keyof typeof words.unreadable], {
      cause,
    });
  }
}

/** @throws DocumentError if the rules would refuse the changed document */
function assertComplete(path: DocumentPath, document: Fields): void {
  if (path.startsWith('rsvps/') && !document.name) {
    throw new DocumentError(words.nameMissing);
  }
}

/** @throws DocumentError if the rules would refuse to bring a deleted document back */
function assertRestorable(
  { days }: RecordShape,
  path: DocumentPath,
  current: Fields,
  data: Fields,
): void {
  if (!path.startsWith('rsvps/')) return;
  if (!current.name) {
    throw new DocumentError(words.noNameToRestore);
  }
  // The rules refuse to create a reply with other fields.
  const known: readonly string[] = [...fieldNames(days), 'id', 'lastRsvp', 'answers'];
  const added = Object.keys(data).filter((name) => !known.includes(name) && !isAnswerField(name));
  if (added.length > 0) {
    throw new DocumentError(words.fieldsToRestore(added.join(', ')));
  }
}
