import { type DragEvent, useState } from 'react';
import { useStudioStore } from '../store/studio-context';
import { droppedFiles } from './dropped-files';
import * as styles from './studio.css';

/** For photographs, which are sent one by one. Unusable ones are listed at the end. */
export function DropZone({
  label,
  target,
  isMany = false,
  accept = 'image/*,.heic,.heif',
}: {
  readonly label: string;
  /** `album`, a picture of `celebration.yaml`, a section such as `details.weekend.0`, or a drawing such as `skyline.svg`. */
  readonly target: string;
  readonly isMany?: boolean;
  readonly accept?: string;
}) {
  const store = useStudioStore();
  const [progress, setProgress] = useState('');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const add = async (files: readonly File[]) => {
    const failed: string[] = [];
    for (const [index, file] of files.entries()) {
      setProgress(`${index + 1} of ${files.length}: ${file.name}`);
      const isDone = await store.upload({ target, name: file.name }, file);
      if (!isDone) failed.push(store.get().fault ?? file.name);
    }
    setProgress('');
    setFaults(failed);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void droppedFiles(event.dataTransfer).then((files) =>
      add(files.slice(0, isMany ? undefined : 1)),
    );
  };
  return (
    <section
      className={styles.dropZone}
      aria-label={label}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <label className={styles.dropLabel}>
        <span>{label}</span>
        <input
          type="file"
          multiple={isMany}
          accept={accept}
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      <p role="status">{progress}</p>
      {faults.length > 0 && (
        <ul role="alert">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
