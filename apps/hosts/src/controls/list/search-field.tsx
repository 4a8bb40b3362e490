import { common } from '@invitation/domain/words/hosts/common';
import { TextField } from '@invitation/ui/basics/field';
import type { Ref } from 'react';

/** A search by name. The browser must not suggest earlier searches, because they are guests' names. */
export const SearchField = ({
  ref,
  text,
  onText,
  onClick,
}: {
  readonly ref?: Ref<HTMLInputElement>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onClick?: () => void;
}) => (
  <TextField
    ref={ref}
    label={common.search}
    type="search"
    autoComplete="off"
    value={text}
    onClick={onClick}
    onChange={({ target }) => onText(target.value)}
  />
);
