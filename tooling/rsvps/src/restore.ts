import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { readBackup, type SavedDocument } from './backup';
import { writeInBatches } from './batches';
import { cell, joinTexts } from './cells';
import { withTimeout } from './connect';
import { COLLECTION } from './documents';
import { EXIT } from './errors';
import { encodeFields } from './field-values';
import { formatCount } from './format';
import { print } from './print';

/**
 * Restores removed documents from a backup, with the same times of the last save.
 *
 * @param force replaces documents that were written again
 * @returns the exit code
 * @throws HostError if the file is not a backup
 */
export async function restore(firestore: Firestore, file: string, force: boolean): Promise<number> {
  const referenceTo = ({ key }: SavedDocument) => firestore.collection(COLLECTION).doc(key);
  const { written, refused } = await writeInBatches(
    firestore,
    { verb: 'Restored', noun: 'reply' },
    readBackup(file, firestore),
    (writer, document) =>
      force
        ? writer.set(referenceTo(document), document.data)
        : writer.create(referenceTo(document), document.data),
  );
  await print(`Restored ${formatCount(written)}.`);
  const different: string[] = [];
  for (const document of refused) {
    const current = await withTimeout(referenceTo(document).get());
    const same = isDeepStrictEqual(encodeFields(current.data() ?? {}), encodeFields(document.data));
    if (!same) different.push(cell(document.key));
  }
  if (different.length === 0) return 0;
  console.error(
    `These exist already with other answers and were not changed: ${joinTexts(different)}. Add --force to replace them.`,
  );
  return EXIT.failure;
}
