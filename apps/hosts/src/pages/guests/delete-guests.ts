import type { RecordShape } from '@invitation/domain/record/record';
import { downloadFile } from '../../controls/download-file';
import { nameOf } from '../../controls/guest-name';
import { assertNothingTyped } from '../../edit/drafts';
import { sendMany } from '../../edit/send-many';
import { backupName, formatBackup } from '../../model/changes/backup';
import { deletionOf, documentsOf } from '../../model/changes/deletions';
import type { Guest } from '../../model/people/guests';
import { keyOf } from '../../model/store/documents';
import { readNotesAndTables, withoutTables } from '../../model/store/guest-tables';
import type { HostsBackend } from '../../model/store/hosts-backend';

/**
 * Saves a file of these guests, then deletes those who are still as in the file. Their arrivals stay. Rejects while there are unsaved
 * edits. Does not wait for the deletion, which shows its own message.
 */
export async function deleteGuests(
  backend: HostsBackend,
  shape: RecordShape,
  guests: readonly Guest[],
): Promise<void> {
  const keys = guests.map(({ key }) => key);
  assertNothingTyped(guests);
  const [notes, tables] = await readNotesAndTables(backend, keys);
  const documents = documentsOf(guests, notes, tables);
  const names = new Map(guests.map(({ key, name }) => [key, name]));
  const now = new Date();
  downloadFile(
    backupName('deleted-guests', now),
    'application/json',
    formatBackup(shape, documents, now, true),
  );
  void sendMany(backend, {
    changes: [...deletionOf(guests, notes), ...withoutTables(keys, tables)],
    task: 'delete',
    nameOf: (path) => nameOf({ name: names.get(keyOf(path)) ?? '' }),
  });
}
