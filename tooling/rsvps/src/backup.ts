import { readFileSync } from 'node:fs';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import type { StoredDocument } from './documents';
import { EXIT, HostError, messageOf } from './errors';
import { decodeFields, encodeFields } from './field-values';
import { toJson } from './json';

/** Marks a file as a backup, and names the version of its structure. */
const FORMAT = 'invitation-rsvps-1';

/** The name of a backup: it sorts by time, and suits every file system. */
export const backupName = (now: Date): string =>
  `removed-replies-${now.toISOString().replaceAll(/[:.]/g, '-')}.json`;

/**
 * Writes whole documents as JSON that `parseBackup` reads.
 *
 * @throws HostError that names a document which cannot be written exactly
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

/** One document of a backup. */
export interface SavedDocument {
  readonly key: string;
  readonly data: DocumentData;
}

/** Firestore's limits for a key (https://firebase.google.com/docs/firestore/quotas#limits). */
const isKey = (key: unknown): key is string =>
  typeof key === 'string' && key !== '' && !/^\.{1,2}$|^__.*__$|\//s.test(key);

/**
 * Reads a backup.
 *
 * @throws HostError if the file cannot be read, or is not a backup
 */
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
