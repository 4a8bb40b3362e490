import { readFileSync } from 'node:fs';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import type { StoredDocument } from './documents';
import { EXIT, HostError, messageOf } from './errors';
import { decodeFields, encodeFields } from './field-values';
import { toJson } from './json';

/** The type of the file, with the version of its format. */
const FORMAT = 'invitation-rsvps-1';

/** The default name of a backup. Names sort by time, and are valid in every file system. */
export const backupName = (now: Date): string =>
  `removed-replies-${now.toISOString().replaceAll(/[:.]/g, '-')}.json`;

/**
 * Writes documents as JSON for `readBackup`.
 *
 * @throws HostError with the key of a document that cannot be written exactly
 */
export const formatBackup = (documents: readonly StoredDocument[]): string =>
  toJson({
    format: FORMAT,
    documents: documents.map(({ key, data }) => {
      try {
        return { key, fields: encodeFields(data) };
      } catch (cause) {
        throw new HostError(
          `The document ${key} cannot be copied: ${messageOf(cause)}. Nothing was removed. Remove that document in the Firebase console.`,
          EXIT.failure,
          { cause },
        );
      }
    }),
  });

/** A document of a backup. */
export interface SavedDocument {
  readonly key: string;
  readonly data: DocumentData;
}

/** Firestore's limits for a key (https://firebase.google.com/docs/firestore/quotas#limits). */
const isKey = (key: unknown): key is string =>
  typeof key === 'string' && key !== '' && !/^\.{1,2}$|^__.*__$|\//s.test(key);

/** Reads a backup. Throws a HostError if the file is not one. */
export function readBackup(file: string, firestore: Firestore): SavedDocument[] {
  try {
    const { format, documents } = JSON.parse(readFileSync(file, 'utf8')) ?? {};
    if (format !== FORMAT || !Array.isArray(documents)) throw new Error('it is not a backup');
    return documents.map(({ key, fields }: { key?: unknown; fields?: unknown }) => {
      if (!isKey(key)) throw new Error(`the key ${JSON.stringify(key)} is not valid`);
      return { key, data: decodeFields(fields, firestore) };
    });
  } catch (cause) {
    throw new HostError(
      `${file} could not be read (${messageOf(cause)}). Name a file that \`npx pnpm rsvps remove\` wrote.`,
      EXIT.failure,
      { cause },
    );
  }
}
