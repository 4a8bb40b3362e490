import { join } from 'node:path';
import { tableCsv } from '@invitation/hosts/model/table-csv';
import type { Firestore } from 'firebase-admin/firestore';
import { type WriteResult, writeInBatches } from '../batches';
import { alignRows, cell } from '../cells';
import { INVITATIONS, type StoredDocument } from '../documents';
import { formatCount } from '../format';
import { print } from '../print';
import { writePrivateFile } from '../private-file';

/** Names sort by time, and are valid in every file system. */
const tableName = (now: Date): string =>
  `withdrawn-${now.toISOString().replaceAll(/[:.]/g, '-')}.csv`;

/** A line for a terminal. */
export const rowOf = ({ key, data: { name, days } }: StoredDocument): string[] =>
  [name ?? key, days ?? ''].map((value) => cell(String(value)));

/**
 * Withdraws invitations. Their replies stay. A table with the ids is written before, so that the printed cards can
 * become valid again.
 */
export async function withdraw(
  firestore: Firestore,
  invitations: readonly StoredDocument[],
  folder: string,
): Promise<WriteResult<StoredDocument>> {
  const file = join(folder, tableName(new Date()));
  const rows = invitations.map(({ key, data }) => ({ ...data, id: key }));
  writePrivateFile(file, tableCsv(['id', 'name', 'days', 'people'], rows), false);
  const result = await writeInBatches(
    firestore,
    { verb: 'Withdrew', noun: 'invitation' },
    invitations,
    (writer, { key, updateTime }) =>
      writer.delete(firestore.collection(INVITATIONS).doc(key), { lastUpdateTime: updateTime }),
  );
  await print(
    `\nWithdrew ${formatCount(result.written, 'invitation')}. To make one valid again, copy its row from ${file}:\n${alignRows(invitations.map(rowOf))}`,
  );
  return result;
}
