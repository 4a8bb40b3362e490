import type { RecordShape } from '@invitation/domain/record';
import { assertNothingTyped } from '../../edit/drafts';
import { replaceMany } from '../../edit/replace-many';
import { backupName, formatBackup } from '../../model/backup';
import { deletionOf, documentsOf } from '../../model/documents';
import { withoutTables } from '../../model/guest-tables';
import type { Guest } from '../../model/guests';
import type { HostsBackend } from '../../model/hosts-backend';
import { keyOf } from '../../model/replacement';
import { downloadFile } from '../../parts/download-file';
import { nameOf } from '../../parts/guest-name';

/** Saves a file of these guests, then deletes what is still as in the file. Their arrivals stay. Rejects while something is typed. */
export async function deleteGuests(
  backend: HostsBackend,
  shape: RecordShape,
  guests: readonly Guest[],
): Promise<void> {
  const keys = guests.map(({ key }) => key);
  assertNothingTyped(keys);
  const [notes, tables] = await Promise.all([backend.readNotes(keys), backend.readTables(keys)]);
  const documents = documentsOf(guests, notes, tables);
  const names = new Map(guests.map(({ key, name }) => [key, name]));
  const now = new Date();
  downloadFile(
    backupName('deleted-guests', now),
    'application/json',
    formatBackup(shape, documents, now, true),
  );
  return replaceMany(backend, {
    replacements: [...deletionOf(guests, notes), ...withoutTables(keys, tables)],
    task: 'delete',
    nameOf: (path) => nameOf({ name: names.get(keyOf(path)) ?? '' }),
  });
}
