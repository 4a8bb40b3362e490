import type { RecordShape } from '@invitation/domain/record/record';
import { backup as words } from '@invitation/domain/words/hosts/backup';
import { Button } from '@invitation/ui/basics/button';
import { useMemo, useState } from 'react';
import { useGuestList, useHosts } from '../../context/hosts-site';
import { WithNews, WithNotes, WithTables } from '../../context/with-watched';
import * as card from '../../controls/card.css';
import { downloadFile } from '../../controls/download-file';
import { FileField } from '../../controls/file-field/file-field';
import { FirstSteps } from '../../controls/first-steps';
import * as layout from '../../controls/layout.css';
import { PageHeading } from '../../controls/page-heading/page-heading';
import { sendMany } from '../../edit/send-many';
import {
  type Backup,
  backupName,
  formatBackup,
  planRestore,
  readBackup,
} from '../../model/changes/backup';
import { countDocuments } from '../../model/changes/send-plan';
import { documentsIn, withoutEmpty } from '../../model/store/documents';
import type { NotesByKey } from '../../model/store/guest-notes';
import type { TablesByKey } from '../../model/store/guest-tables';
import { HostsError } from '../../model/store/hosts-errors';
import type { SentNews } from '../../model/store/news';
import { nameIn } from './document-name';
import { RestorePreview } from './restore-preview';

export const BackupPage = () => (
  <WithNews>
    {(news) => (
      <WithNotes>
        {(notes) => (
          <WithTables>
            {(tables) => <BackupView notes={notes} tables={tables} news={news} />}
          </WithTables>
        )}
      </WithNotes>
    )}
  </WithNews>
);

type ChosenFile =
  | { readonly status: 'none' }
  | { readonly status: 'reading' }
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'read'; readonly backup: Backup };

/** Saves everything as one file, and restores it from such a file (B15). */
export function BackupView({
  notes,
  tables,
  news,
}: {
  readonly notes: NotesByKey;
  readonly tables: TablesByKey;
  readonly news: readonly SentNews[];
}) {
  const { site, backend } = useHosts();
  const list = useGuestList();
  const [file, setFile] = useState<ChosenFile>({ status: 'none' });
  const { events, questions, formatTime } = site;
  const shape = { days: events, questions };
  const documents = useMemo(
    () => documentsIn({ ...list, notes, tables, news }),
    [list, notes, tables, news],
  );
  const filled = withoutEmpty(documents);
  const unreadable = list.unreadable.length;
  const read = async (chosen: File) => {
    const reading: ChosenFile = { status: 'reading' };
    setFile(reading);
    const read = await readFile(shape, chosen);
    // Unless another file was chosen since.
    setFile((current) => (current === reading ? read : current));
  };
  const download = () => {
    const madeAt = (!list.isLive && list.asOf) || new Date();
    const text = formatBackup(shape, filled, madeAt);
    downloadFile(backupName('guest-list', madeAt), 'application/json', text);
  };
  return (
    <>
      <PageHeading title={words.title} />
      <section className={card.root}>
        <h2 className={card.heading}>{words.download}</h2>
        {filled.size === 0 ? (
          <FirstSteps />
        ) : (
          <p>{words.oneFile(countDocuments([...filled.keys()]))}</p>
        )}
        {!list.isLive && list.asOf && <p>{words.notLive(formatTime(list.asOf))}</p>}
        {unreadable > 0 && <p>{words.unreadable(unreadable)}</p>}
        {filled.size > 0 && (
          <div className={layout.buttons}>
            <Button onClick={download}>{words.download}</Button>
          </div>
        )}
      </section>
      <section className={card.root}>
        <h2 className={card.heading}>{words.restore}</h2>
        <p>{words.restoreText}</p>
        <FileField
          label={words.file}
          accept=".json,application/json"
          error={file.status === 'refused' ? file.reason : undefined}
          onChoose={(chosen) => void read(chosen)}
        />
        {file.status === 'reading' && <p role="status">{words.reading}</p>}
        {file.status === 'read' && (
          <RestorePreview
            backup={file.backup}
            plan={planRestore(documents, file.backup)}
            current={documents}
            onRestore={(changes) =>
              sendMany(backend, {
                changes,
                task: 'restore',
                nameOf: (path) => nameIn([file.backup.documents], path),
              })
            }
          />
        )}
      </section>
    </>
  );
}

async function readFile(shape: RecordShape, file: File): Promise<ChosenFile> {
  try {
    return { status: 'read', backup: await readBackup(shape, file) };
  } catch (error) {
    if (error instanceof HostsError) return { status: 'refused', reason: error.message };
    // E.g. the file was on a USB stick that has been removed.
    return { status: 'refused', reason: words.notOpened };
  }
}
