import * as z from 'zod/mini';
import { DocumentError } from './hosts-errors';

/** A document of a collection, as any SDK of Firestore reads it. */
export interface ReadDocument {
  readonly key: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A document that its schema does not accept. */
export interface UnreadableDocument {
  readonly key: string;
  readonly reason: string;
}

/** Reads the documents of one collection by the domain's schema. */
export type Parser<Item> = (document: ReadDocument) => Item | UnreadableDocument;

/** The documents of one collection, each in one of the lists. Unreadable ones are sorted by their keys. */
export interface Separated<Item> {
  readonly items: readonly Item[];
  readonly unreadable: readonly UnreadableDocument[];
}

export const separate = <Item extends object>(
  documents: Iterable<Item | UnreadableDocument>,
): Separated<Item> => {
  const parsed = [...documents];
  return {
    items: parsed.filter((each): each is Item => !('reason' in each)),
    unreadable: parsed
      .filter((each): each is UnreadableDocument => 'reason' in each)
      .sort((one, other) => (one.key < other.key ? -1 : 1)),
  };
};

/** What a listener has last reported of a collection with one value for each key. */
export interface CollectionState<Value> {
  readonly byKey: ReadonlyMap<string, Value>;
  /** The documents whose value cannot be read. */
  readonly unreadable: readonly UnreadableDocument[];
  /** Whether the server has confirmed this state. */
  readonly isLive: boolean;
}

/** The value of a document with its key. */
export interface KeyedValue<Value> {
  readonly key: string;
  readonly value: Value;
}

/**
 * Why a document cannot be read, in one line.
 *
 * @param error of parsing it; anything but a DocumentError is thrown again
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof DocumentError)) throw error;
  const { cause, message } = error;
  return cause instanceof z.core.$ZodError
    ? cause.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
    : message;
}
