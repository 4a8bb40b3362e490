import { arrivalsDocument, arrivalsSchema } from '@invitation/domain/arrivals';
import { guestNotesSchema } from '@invitation/domain/guest-notes';
import { NEWS_LIMIT, parseNews } from '@invitation/domain/news';
import { columnsOf, whoColumn } from '@invitation/domain/party';
import { asDocument, isAnswerField } from '@invitation/domain/questions';
import { parseStoredRsvp, type RecordShape } from '@invitation/domain/rsvp';
import { fieldNames, RESERVED_NAMES } from '@invitation/domain/rsvp-fields';
import {
  applyFields,
  assertSeen,
  Conflict,
  type Fields,
  fieldsToWrite,
  isSame,
  type Save,
} from '@invitation/domain/save';
import { storedInvitationSchema } from '@invitation/domain/stored-invitation';
import { errors as words } from '@invitation/domain/words/hosts/errors';
import { imports } from '@invitation/domain/words/hosts/imports';
import { groupBy } from './group-by-name';
import { DocumentError } from './hosts-errors';
import { newsDocument, newsFields } from './news';
import { normalizeText } from './normalize';

/** The path of a document in Firestore. */
export type DocumentPath =
  `${'rsvps' | 'invitations' | 'arrivals' | 'distinct' | 'guestNotes' | 'news'}/${string}`;

/**
 * A change of one document. Answers of `null` delete it, if all of it is as seen. If the host saw none, there must still
 * be none.
 */
export type Change =
  | (Save & {
      /** For a new invitation: the keys of those that the host has seen. Refused if another one has the same name. */
      readonly known?: ReadonlySet<string>;
      /** Fields that the host has not changed, but has decided by. Refused unless they are as seen. */
      readonly asSeen?: readonly string[];
    })
  | (Pick<Save, 'seen'> & { readonly answers: null });
export type Changes = { readonly [Path in DocumentPath]: Change };

/** A whole document before and after a change. `null` stands for none. If both are the same, it must still be there. */
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

/** The key of a guest. All documents of the guest have it. */
export const keyOf = (path: DocumentPath): string => path.slice(path.indexOf('/') + 1);

export const isInvitation = (path: DocumentPath): boolean => path.startsWith('invitations/');

export const isNotes = (path: DocumentPath): boolean => path.startsWith('guestNotes/');

/** Takes replacements back. */
export const undo = (replacements: readonly Replacement[]): Changes =>
  // The server has set the time of the change.
  replace(replacements.map(({ path, from, to }) => ({ path, from: withoutTime(to), to: from })));

function changeBetween(from: Fields | null, to: Fields | null): Change {
  if (to === null) return { answers: null, seen: [from] };
  if (from && changedFields({ from, to }).length === 0) {
    return { answers: {}, seen: [from], asSeen: [] };
  }
  const removed = Object.fromEntries(Object.keys(from ?? {}).map((name) => [name, null]));
  return { answers: { ...removed, ...to, lastRsvp: undefined }, seen: [from] };
}

/** The fields that a replacement would change. The time of a reply does not count, because the server sets it. */
export const changedFields = ({ from, to }: Pick<Replacement, 'from' | 'to'>): string[] =>
  Object.keys({ ...from, ...to })
    .filter((name) => name !== 'lastRsvp' && !isSame(from?.[name], to?.[name]))
    .sort();

const withoutTime = (document: Fields | null): Fields | null =>
  document && Object.fromEntries(Object.entries(document).filter(([name]) => name !== 'lastRsvp'));

/** The first document of each guest that refuses its change, with a `Conflict` or a `DocumentError`. */
export type Refusals = ReadonlyMap<DocumentPath, Error>;

/**
 * The fields to merge into each document. Without any, the document must stay as it was read. `null` deletes it, or makes
 * sure that there is none.
 */
export type Writes = ReadonlyMap<DocumentPath, Fields | null>;

/**
 * Selects what changes write. A change that was made already, e.g. before a lost answer of the server, writes nothing. If
 * one document of a guest refuses its change, nothing of the guest is written.
 *
 * @param stored by path; `null` without a document
 * @param names of all invitations by key, for changes with `known`
 */
export function fieldsToChange(
  shape: RecordShape,
  changes: Changes,
  stored: ReadonlyMap<DocumentPath, Fields | null>,
  names: Iterable<readonly [key: string, name: string]> = [],
): { readonly written: Writes; readonly refused: Refusals } {
  const named = groupBy([...names], ([, name]) => normalizeText(name));
  const written = new Map<DocumentPath, Fields | null>();
  const refused = new Map<DocumentPath, Error>();
  for (const paths of groupBy(pathsOf(changes), keyOf).values()) {
    const ofGuest: [DocumentPath, Fields | null][] = [];
    let path = paths[0];
    try {
      for (path of paths) {
        const fields = fieldsOf(shape, path, changes, stored.get(path) ?? null, named);
        if (fields !== undefined) ofGuest.push([path, fields]);
      }
      for (const [each, fields] of ofGuest) written.set(each, fields);
    } catch (error) {
      if (!(error instanceof Conflict || error instanceof DocumentError)) throw error;
      refused.set(path, error);
    }
  }
  return { written, refused };
}

/** Whether a write only makes sure that its document stays as it was read. */
export const isEmpty = (fields: Fields): boolean => Object.keys(fields).length === 0;

/** @throws the first refusal */
export function assertAccepted(refused: Refusals): void {
  for (const error of refused.values()) throw error;
}

/**
 * @returns `undefined` if there is nothing to write
 * @throws Conflict if the document has values that the host has not seen
 * @throws DocumentError if it is unreadable, if Undo could not bring it back, or if its name is taken
 */
function fieldsOf(
  shape: RecordShape,
  path: DocumentPath,
  { [path]: change }: Changes,
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
    const sameName = known && !current ? named.get(normalizeText(String(fields.name))) : [];
    if (sameName?.some(([key]) => !known?.has(key))) throw new DocumentError(imports.addedLater);
    return fields;
  }
  const [seen] = change.seen;
  // Nobody may bring it back while the rest of the guest is deleted.
  if (!data || !current) return null;
  const known = seen?.lastRsvp === undefined ? (withoutTime(current) ?? {}) : current;
  assertSeen(change.seen, known, Object.keys({ ...known, ...withoutTime(seen ?? {}) }));
  assertRestorable(shape, path, current, data);
  return null;
}

/**
 * What to give to `set` of Firestore: the fields as `parseDocument` reads them, and what the write replaces.
 *
 * @param current the document before the write; people are written as whole columns
 */
export function storedForm(
  shape: RecordShape,
  path: string,
  fields: Fields,
  current: Fields | null = null,
) {
  if (path.startsWith('arrivals/')) return arrivalsDocument(fields);
  if (path.startsWith('news/')) return newsDocument(applyFields(current, fields));
  const columns = path.startsWith('rsvps/')
    ? columnsOf(shape, fields, applyFields(current, fields))
    : fields;
  return asDocument(shape.questions ?? [], columns);
}

/** @throws DocumentError whose cause is the ZodError */
export function parseDocument(shape: RecordShape, path: DocumentPath, data: Fields): Fields {
  const [collection, key = ''] = path.split('/');
  // Nobody corrects such a document: it only puts a suggestion away.
  if (collection === 'distinct') return data;
  if (collection === 'news') {
    const items = parseNews(data);
    if (items === null) throw new DocumentError(words.unreadable.news);
    return newsFields(items);
  }
  try {
    if (collection === 'rsvps') return parseStoredRsvp(shape, key, data);
    if (collection === 'invitations') return storedInvitationSchema.parse(data);
    return (collection === 'guestNotes' ? guestNotesSchema : arrivalsSchema(shape.days)).parse(
      data,
    );
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
  if (path.startsWith('news/')) {
    const number = Object.values(document).filter((text) => text !== null).length;
    if (number > NEWS_LIMIT) throw new DocumentError(words.newsFull(NEWS_LIMIT));
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
