import { rmSync } from 'node:fs';
import { parseReplies } from '@invitation/hosts/model/replies';
import type { Firestore } from 'firebase-admin/firestore';
import type { Options } from './arguments';
import { backupName, formatBackup } from './backup';
import { type WriteResult, writeInBatches } from './batches';
import { cell, joinTexts, limitedRows } from './cells';
import { events } from './content';
import { COLLECTION, lastSaveOf, readDocuments, type StoredDocument } from './documents';
import { EXIT, HostError } from './errors';
import { formatCount, formatTime } from './format';
import { print } from './print';
import { checkTarget, writePrivateFile } from './private-file';
import { ask, hasTerminal } from './question';
import { isSelected, type Selection } from './selection';

/** The copy contains all replies. */
const ROW_LIMIT = 1_000;

const toRow = (document: StoredDocument): string[] => {
  const { name } = document.data;
  const [unreadable] = parseReplies(events, [document]).unreadable;
  return [
    formatTime(lastSaveOf(document)),
    cell(document.key),
    typeof name === 'string' ? cell(name) : '',
    unreadable ? `not an RSVP: ${cell(unreadable.reason)}` : '',
  ];
};

/** Removes documents, except those that were written since they were read. The copy lacks their new content. */
export const removeDocuments = (
  firestore: Firestore,
  documents: readonly StoredDocument[],
): Promise<WriteResult<StoredDocument>> =>
  writeInBatches(
    firestore,
    { verb: 'Removed', noun: 'reply' },
    documents,
    (writer, { key, updateTime }) =>
      writer.delete(firestore.collection(COLLECTION).doc(key), { lastUpdateTime: updateTime }),
  );

/**
 * Lists the selected documents, writes a copy, asks for confirmation and removes them.
 *
 * @returns the exit code
 * @throws HostError if there is no terminal, or the copy cannot be written
 */
export async function remove(
  selection: Selection,
  firestore: Firestore,
  { force, yes, backup = backupName(new Date()) }: Pick<Options, 'force' | 'yes' | 'backup'>,
): Promise<number> {
  checkTarget(backup, force);
  const documents = await readDocuments(firestore);
  const known = new Set(documents.map(({ key }) => key));
  for (const key of selection.keys ?? []) {
    if (!known.has(key)) console.error(`There is no reply with the key ${key}.`);
  }
  const selected = documents.filter((document) => isSelected(selection, document));
  if (selected.length === 0) {
    await print('No reply matches. Nothing was removed.');
    return 0;
  }
  selected.sort((one, other) => lastSaveOf(one).getTime() - lastSaveOf(other).getTime());
  const total = `${selected.length} of ${formatCount(documents.length)}`;
  await print(`To remove: ${total}\n${limitedRows(selected, toRow, ROW_LIMIT, 'the copy')}`);
  if (!yes && !hasTerminal()) {
    throw new HostError(
      'Nothing was removed: there is no terminal to ask for confirmation. Add --yes to remove these replies without confirmation.',
      EXIT.usage,
    );
  }
  writePrivateFile(backup, formatBackup(selected), force);
  console.error(`Wrote a copy of the replies to remove to ${backup}.`);
  const expected = `${selected.length}`;
  if (!yes && (await ask(`Type ${expected} to remove ${total}: `)) !== expected) {
    rmSync(backup);
    await print('Nothing was removed, and the copy was deleted.');
    return EXIT.failure;
  }
  const { written, refused } = await removeDocuments(firestore, selected);
  await print(`Removed ${formatCount(written)}. To restore: npx pnpm rsvps restore ${backup}`);
  if (refused.length === 0) return 0;
  console.error(
    `These changed in the meantime and were not removed: ${joinTexts(refused.map(({ key }) => cell(key)))}. Run the command again to look at them.`,
  );
  return EXIT.failure;
}
