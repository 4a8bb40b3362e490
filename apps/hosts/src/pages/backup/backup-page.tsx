import { replaceMany } from '../../edit/replace-many';
import { backupName, formatBackup } from '../../model/backup';
import { downloadFile } from '../../parts/download-file';
import { useGuestList, useHosts } from '../../parts/hosts-site';
import { BackupView } from './backup-view';
import { nameIn } from './document-name';

export function BackupPage() {
  const { site, backend } = useHosts();
  const list = useGuestList();
  return (
    <BackupView
      list={list}
      onDownload={(documents) => {
        const madeAt = (!list.isLive && list.asOf) || new Date();
        const text = formatBackup(
          { days: site.events, questions: site.questions },
          documents,
          madeAt,
        );
        downloadFile(backupName('guest-list', madeAt), 'application/json', text);
      }}
      onRestore={(replacements, backup) =>
        void replaceMany(backend, {
          replacements,
          task: 'restore',
          nameOf: (path) => nameIn([backup], path),
        })
      }
    />
  );
}
