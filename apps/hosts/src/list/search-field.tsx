import { TextField } from '@invitation/ui/field';

/** A search by name. It is about guests, so the browser does not suggest earlier ones. */
export const SearchField = ({
  text,
  onText,
}: {
  readonly text: string;
  readonly onText: (text: string) => void;
}) => (
  <TextField
    label="Search by name"
    type="search"
    autoComplete="off"
    value={text}
    onChange={({ target }) => onText(target.value)}
  />
);
