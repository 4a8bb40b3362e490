import { TextField } from '@invitation/ui/basics/field';
import * as styles from './file-field.css';

/** Chooses a file. The same file can be chosen again, e.g. after it was corrected. */
export const FileField = ({
  label,
  accept,
  error,
  onChoose,
}: {
  readonly label: string;
  /** Extensions and media types, as in the `accept` attribute of an input. */
  readonly accept: string;
  readonly error?: string | undefined;
  readonly onChoose: (file: File) => void;
}) => (
  <div className={styles.root}>
    <TextField
      label={label}
      type="file"
      accept={accept}
      error={error}
      onClick={({ currentTarget }) => {
        currentTarget.value = '';
      }}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onChoose(file);
      }}
    />
  </div>
);
