import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Button } from '../button/button';
import { TextField } from '../field/field';
import { actions } from '../theme/centred.css';
import * as styles from './copy-field.css';

export interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly words: Readonly<Record<'copy' | 'copied' | 'notCopied', string>>;
  /** Copies the value. A rejection selects it, so that the guest can copy it by hand. */
  readonly onCopy: () => Promise<void>;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** A text to copy, the button for it, and what came of it. */
export function CopyField({ label, value, words, onCopy, children }: CopyFieldProps) {
  const [status, setStatus] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const select: ComponentProps<'input'>['onFocus'] = ({ currentTarget }) => currentTarget.select();
  const copy = async () => {
    try {
      await onCopy();
      setStatus(words.copied);
    } catch {
      root.current?.querySelector('input')?.focus();
      setStatus(words.notCopied);
    }
  };
  return (
    <div ref={root} className={styles.root}>
      <div className={styles.field}>
        <TextField label={label} readOnly value={value} onFocus={select} />
      </div>
      <div className={actions}>
        <Button variant="secondary" onClick={copy}>
          {words.copy}
        </Button>
        {children}
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}
