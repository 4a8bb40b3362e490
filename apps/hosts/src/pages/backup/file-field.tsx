import { TextField } from '@invitation/ui/field';

/** Chooses a backup. The same file can be chosen again, e.g. after it was corrected. */
export const FileField = ({
  error,
  onChoose,
}: {
  readonly error: string | undefined;
  readonly onChoose: (file: File) => void;
}) => (
  <TextField
    label="Backup file"
    type="file"
    accept=".json,application/json"
    error={error}
    onClick={({ currentTarget }) => {
      currentTarget.value = '';
    }}
    onChange={({ target }) => {
      const [file] = target.files ?? [];
      if (file) onChoose(file);
    }}
  />
);
