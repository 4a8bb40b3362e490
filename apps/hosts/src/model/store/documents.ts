import type { Fields, RecordShape } from '@invitation/domain/record/record';
import { applyFields } from '@invitation/domain/rsvp/save';
import { errors as words } from '@invitation/domain/words/hosts/errors';
import * as z from 'zod/mini';
import {
  COLLECTIONS,
  type Collection,
  type CollectionName,
  type GuestListItems,
  type ItemOf,
  isDocumentId,
  type StoredForm,
  type WatchedName,
  type WatchedValue,
} from './collections';
import { DocumentError } from './hosts-errors';
import {
  type CollectionState,
  type KeyedValue,
  type Parser,
  reasonOf,
  type Separated,
} from './read-document';

export type DocumentPath = `${CollectionName}/${string}`;

export type Documents = ReadonlyMap<DocumentPath, Fields>;

const NAMES = Object.keys(COLLECTIONS) as CollectionName[];

const collectionAt = (path: DocumentPath): Collection<object, object> =>
  COLLECTIONS[path.slice(0, path.indexOf('/')) as CollectionName] as Collection<object, object>;

/** The key of the guest to whom a document belongs. All documents of the guest have the same one. */
export const keyOf = (path: DocumentPath): string => path.slice(path.indexOf('/') + 1);

export const isInvitation = (path: DocumentPath): boolean => path.startsWith('invitations/');

/** Hosts' notes or published data of a guest, which must not outlast the guest. */
export const isNotes = (path: DocumentPath): boolean => collectionAt(path).isNotes === true;

export function isPath(path: string): path is DocumentPath {
  if (!NAMES.some((name) => path.startsWith(`${name}/`))) return false;
  const { isKey = isDocumentId } = collectionAt(path as DocumentPath);
  return isKey(keyOf(path as DocumentPath));
}

/** All readable documents of a guest list, or of a part of it, also those without fields. */
export const documentsIn = (list: Partial<GuestListItems>): Documents =>
  new Map(
    NAMES.flatMap((name) =>
      Array.from(
        COLLECTIONS[name].documents(list),
        ([key, fields]) => [`${name}/${key}`, fields] as const,
      ),
    ),
  );

/** Whether a write only checks that its document is still as it was read. */
export const isEmpty = (fields: Fields): boolean => Object.keys(fields).length === 0;

/** Leaves out documents that are empty because counts were undone or fields were cleared. */
export const withoutEmpty = (documents: Documents): Documents =>
  new Map([...documents].filter(([, fields]) => !isEmpty(fields)));

/**
 * The fields of a document.
 *
 * @throws DocumentError whose cause is the ZodError
 */
export function parseDocument(shape: RecordShape, path: DocumentPath, data: Fields): Fields {
  const { parse, fields } = collectionAt(path);
  const value = parseValue(path, () => parse(data, shape, keyOf(path)));
  return fields ? fields(value) : (value as Fields);
}

export const itemParser =
  <Name extends CollectionName>(name: Name, shape: RecordShape): Parser<ItemOf<Name>> =>
  ({ key, data }) => {
    const { parse, item } = COLLECTIONS[name] as unknown as Collection<object, ItemOf<Name>>;
    try {
      return item(
        key,
        parseValue(`${name}/${key}`, () => parse(data, shape, key)),
      );
    } catch (error) {
      return { key, reason: reasonOf(error) };
    }
  };

/** What a listener has last reported of a collection that only some pages need. */
export type WatchedState<Name extends WatchedName> = CollectionState<WatchedValue<Name>>;

export const watchedState = <Name extends WatchedName>(
  { items, unreadable }: Separated<ItemOf<Name>>,
  isLive: boolean,
): WatchedState<Name> => ({
  byKey: new Map(
    (items as readonly KeyedValue<WatchedValue<Name>>[]).map(({ key, value }) => [key, value]),
  ),
  unreadable,
  isLive,
});

/** The arguments of Firestore's `set`. @param current the document before the change: people are written as whole columns */
export const storedForm = (
  shape: RecordShape,
  path: DocumentPath,
  fields: Fields,
  current: Fields | null = null,
): StoredForm =>
  collectionAt(path).stored?.(fields, shape, current) ?? {
    data: fields,
    mergeFields: Object.keys(fields),
  };

/** A whole document as Firestore has it. */
export const storedDocument = (shape: RecordShape, path: DocumentPath, fields: Fields): Fields =>
  applyFields(null, storedForm(shape, path, fields).data);

/** @throws DocumentError if the rules would refuse the changed document */
export function assertComplete(path: DocumentPath, fields: Fields): void {
  const fault = collectionAt(path).fault?.(fields) ?? null;
  if (fault !== null) throw new DocumentError(fault);
}

function parseValue<Value>(path: DocumentPath, parse: () => Value | null): Value {
  const [collection] = path.split('/');
  const { [collection as keyof typeof words.unreadable]: sentence } = words.unreadable;
  try {
    const value = parse();
    if (value !== null) return value;
  } catch (cause) {
    if (!(cause instanceof z.core.$ZodError)) throw cause;
    throw new DocumentError(sentence, { cause });
  }
  throw new DocumentError(sentence);
}
