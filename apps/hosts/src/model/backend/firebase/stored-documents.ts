import {
  decodeFields,
  type EncodedFields,
  encodeFields,
} from '@invitation/domain/firebase/firestore-values';
import type { Fields } from '@invitation/domain/record/record';
import { FirebaseError } from 'firebase/app';

/** A document as the server has it. */
export interface StoredDocument {
  readonly data: Fields;
  /** Every change of the document also changes this time. */
  readonly updateTime: string;
}

/** A change that the server makes if the document is still as it was read. */
export interface ConditionalWrite {
  readonly path: string;
  /** `null` without a document. Left out if the document may be in any state. */
  readonly stored?: StoredDocument | null;
  /** The fields to merge, and their paths; an empty list only checks that the document is as read. `null` deletes the document. */
  readonly fields: { readonly data: Fields; readonly mergeFields: readonly string[] } | null;
  /** A field that gets the server's time. */
  readonly timeField?: string;
}

/** Reads and writes of many documents in one request each. */
export interface StoredDocuments {
  readonly read: (
    paths: readonly string[],
    signal: AbortSignal,
  ) => Promise<ReadonlyMap<string, StoredDocument | null>>;
  /** One field of all documents in a collection, by key. */
  readonly list: (
    collection: string,
    field: string,
    signal: AbortSignal,
  ) => Promise<Map<string, unknown>>;
  /**
   * Makes all changes or none.
   *
   * @returns the new `updateTime` of the documents
   */
  readonly commit: (writes: readonly ConditionalWrite[], signal: AbortSignal) => Promise<string>;
}

/**
 * Firestore's REST interface (https://firebase.google.com/docs/firestore/reference/rest). A transaction of the SDK sends a
 * request for each document, which takes minutes after a flood. All errors have a code of the SDK.
 *
 * @param headers returns the headers of the account
 */
export function storedDocuments(
  origin: string,
  projectId: string,
  headers: () => Promise<Readonly<Record<string, string>>>,
): StoredDocuments {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const call = async (method: string, body: object, signal: AbortSignal): Promise<unknown> => {
    const init = {
      method: 'POST',
      headers: { ...(await headers()), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    if (signal.aborted) throw signal.reason;
    const response = await fetch(`${origin}/v1/${root}:${method}`, { ...init, signal }).catch(
      (cause) => {
        throw new FirebaseError('unavailable', String(cause));
      },
    );
    const answer = await response.json().catch((cause) => {
      throw new FirebaseError('unavailable', String(cause));
    });
    if (response.ok) return answer;
    // An error of a stream is in a list.
    const { error } = [answer].flat()[0] as { error?: { status?: string } };
    const code = error?.status?.toLowerCase().replaceAll('_', '-') ?? 'unknown';
    throw new FirebaseError(code, String(response.status));
  };
  return {
    async read(paths, signal) {
      const documents = paths.map((path) => `${root}/${path}`);
      const answer = (await call('batchGet', { documents }, signal)) as readonly {
        readonly found?: { name: string; fields?: EncodedFields; updateTime: string };
      }[];
      const found = new Map(
        answer.flatMap(({ found }) =>
          found
            ? [[found.name, { data: decodeFields(found.fields), updateTime: found.updateTime }]]
            : [],
        ),
      );
      return new Map(paths.map((path) => [path, found.get(`${root}/${path}`) ?? null]));
    },
    async list(collection, field, signal) {
      const from = [{ collectionId: collection }];
      const select = { fields: [{ fieldPath: field }] };
      const query = { structuredQuery: { from, select } };
      const answer = (await call('runQuery', query, signal)) as readonly {
        readonly document?: { name: string; fields?: EncodedFields };
      }[];
      return new Map(
        answer.flatMap(({ document }) =>
          document
            ? [
                [
                  document.name.slice(document.name.lastIndexOf('/') + 1),
                  decodeFields(document.fields)[field],
                ],
              ]
            : [],
        ),
      );
    },
    async commit(writes, signal) {
      const encoded = writes.map((write) => encodeWrite(`${root}/${write.path}`, write));
      const answer = (await call('commit', { writes: encoded }, signal)) as { commitTime: string };
      return answer.commitTime;
    },
  };
}

function encodeWrite(name: string, { stored, fields, timeField }: ConditionalWrite): object {
  const condition = stored ? { updateTime: stored.updateTime } : { exists: false };
  const currentDocument = stored === undefined ? {} : condition;
  if (fields === null) return { delete: name, currentDocument };
  const { data, mergeFields } = fields;
  // As the SDK's transactions do with a document that they only read.
  if (mergeFields.length === 0 && !timeField) return { verify: name, currentDocument };
  return {
    update: { name, fields: encodeFields(data) },
    updateMask: { fieldPaths: mergeFields.map(quote) },
    currentDocument,
    ...(timeField && {
      updateTransforms: [{ fieldPath: timeField, setToServerValue: 'REQUEST_TIME' }],
    }),
  };
}

/** A path with quotes around names that need them. */
const quote = (path: string): string =>
  path.replaceAll(/[^.]+/g, (name) => (/^[a-z_]\w*$/i.test(name) ? name : `\`${name}\``));
