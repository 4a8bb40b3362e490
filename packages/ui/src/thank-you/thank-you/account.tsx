import type { Registry } from '@invitation/domain/event/celebration';
import { gifts as words } from '@invitation/domain/words/group/gifts';
import type { ReactNode } from 'react';
import { CopyField } from '../copy-field/copy-field';

/** A number that guests copy into their bank's app. */
export const Account = ({ label, number }: NonNullable<Registry['account']>): ReactNode => (
  <CopyField
    label={label}
    value={number}
    words={words}
    onCopy={async (text) => navigator.clipboard.writeText(text)}
  />
);
