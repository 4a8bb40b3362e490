import { gifts as words } from '@invitation/domain/words/group/gifts';
import type { ReactNode } from 'react';
import { CopyField } from '../copy-field/copy-field';

export interface AccountProps {
  readonly label: string;
  readonly number: string;
}

/** A number that guests copy into their bank's app. */
export const Account = ({ label, number }: AccountProps): ReactNode => (
  <CopyField
    label={label}
    value={number}
    words={words}
    onCopy={async (text) => navigator.clipboard.writeText(text)}
  />
);
