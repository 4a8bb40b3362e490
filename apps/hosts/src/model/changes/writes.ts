import { whoColumn } from '@invitation/domain/party/columns';
import { factsOf } from '@invitation/domain/party/facts';
import { isAnswerField } from '@invitation/domain/record/questions';
import type { Fields, RecordShape } from '@invitation/domain/record/record';
import { fieldNames, RESERVED_NAMES } from '@invitation/domain/record/rsvp-fields';
import { searchText } from '@invitation/domain/record/text-forms';
import { assertSeen, Conflict, fieldsToWrite } from '@invitation/domain/rsvp/save';
import { errors as words } from '@invitation/domain/words/hosts/errors';
import { imports } from '@invitation/domain/words/hosts/imports';
import { groupBy } from '../people/group-by-name';
import { type Plan, pathsOf, type Refusals, withoutTime } from '../store/change';
import {
  assertComplete,
  type DocumentPath,
  isEmpty,
  keyOf,
  parseDocument,
} from '../store/documents';
import { DocumentError } from '../store/hosts-errors';

/** The fields to merge into each document. `{}` only checks that it is as it was read. `null` deletes it, or keeps it absent. */
export type Writes = ReadonlyMap<DocumentPath, Fields | null>;

interface SelectedWrites {
  readonly written: Writes;
  readonly refused: Refusals;
  /** Whether a document to delete is gone already. */
  readonly isGone: boolean;
}

/**
 * Selects what changes write. A change that was made already, e.g. before a lost answer of the server, writes nothing. If
 * one document of a guest refuses its change, nothing of the guest is written.
 *
 * @param stored by path; `null` without a document
 * @param names of all invitations by key, for changes with `known`
 */
export function writesFor(
  shape: RecordShape,
  plan: Plan,
  stored: ReadonlyMap<DocumentPath, Fields | null>,
  names: Iterable<readonly [key: string, name: string]> = [],
): SelectedWrites {
  const named = groupBy([...names], ([, name]) => searchText(name));
  const written = new Map<DocumentPath, Fields | null>();
  const refused = new Map<DocumentPath, Error>();
  for (const paths of groupBy(pathsOf(plan), keyOf).values()) {
    const ofGuest: [DocumentPath, Fields | null][] = [];
    let path = paths[0];
    try {
      for (path of paths) {
        const fields = fieldsOf(shape, path, plan, stored.get(path) ?? null, named);
        if (fields !== undefined) ofGuest.push([path, fields]);
      }
      for (const [each, fields] of ofGuest) written.set(each, fields);
    } catch (error) {
      if (!(error instanceof Conflict || error instanceof DocumentError)) throw error;
      refused.set(path, error);
    }
  }
  const isGone = pathsOf(plan).some(
    (path) => plan[path]?.answers === null && plan[path].seen[0] && !stored.get(path),
  );
  return { written, refused, isGone };
}

/**
 * For changes of which all or none are made.
 *
 * @throws the first refusal; Conflict if somebody else has deleted a document that would be moved
 */
export function assertAccepted({ written, refused, isGone }: SelectedWrites): void {
  for (const error of refused.values()) throw error;
  // If this change got through before its answer was lost, there is nothing left to write.
  const isLeft = [...written.values()].some((fields) => fields && !isEmpty(fields));
  if (isGone && isLeft) throw new Conflict(null, []);
}

/**
 * @returns `undefined` if there is nothing to write
 * @throws Conflict if the document has values that the host has not seen
 * @throws DocumentError if it is unreadable, if Undo could not bring it back, or if its name is taken
 */
function fieldsOf(
  shape: RecordShape,
  path: DocumentPath,
  { [path]: change }: Plan,
  data: Fields | null,
  named: ReadonlyMap<string, readonly (readonly [key: string, name: string])[]>,
): Fields | null | undefined {
  if (!change) return undefined;
  const current = data && parseDocument(shape, path, data);
  if (change.answers !== null) {
    const fields = fieldsToWrite(change, current);
    assertSeen(change.seen, current ?? {}, change.asSeen ?? []);
    if (isEmpty(fields)) return change.asSeen && fields;
    assertComplete(path, { ...current, ...fields });
    const { known } = change;
    const sameName = known && !current ? named.get(searchText(String(fields.name))) : [];
    if (sameName?.some(([key]) => !known?.has(key))) throw new DocumentError(imports.addedLater);
    return fields;
  }
  const [seen] = change.seen;
  // Not `undefined`, even if it is gone already: nobody may restore it while the rest of the guest is deleted.
  if (!data || !current) return null;
  const known = seen?.lastRsvp === undefined ? withoutTime(current) : current;
  const names = { ...factsOf(known), ...factsOf(withoutTime(seen ?? {})) };
  assertSeen(change.seen, known, Object.keys(names));
  assertRestorable(shape, path, current, data);
  return null;
}

/** @throws DocumentError if the rules would refuse to restore a deleted document */
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
  const known: readonly string[] = [
    ...fieldNames(days),
    ...RESERVED_NAMES,
    ...days.map(({ day }) => whoColumn(day)),
  ];
  const added = Object.keys(data).filter((name) => !known.includes(name) && !isAnswerField(name));
  if (added.length > 0) {
    throw new DocumentError(words.fieldsToRestore(added.join(', ')));
  }
}
