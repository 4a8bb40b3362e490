import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../basics/button/button';
import { TextField } from '../../basics/field/field';
import { actions } from '../../theme/centred.css';
import * as styles from './copy-field.css';

/** Runs a task with the value, and shows the sentence that it returns, or the message of its rejection. */
type Run = (task: (value: string) => Promise<string>) => Promise<void>;

export interface CopyFieldProps {
  readonly label: string;
  /** `null` before it is made. */
  readonly value: string | null;
  /** Makes a missing value. The message of a rejection is a sentence for the guest. */
  readonly make?: (() => Promise<string>) | undefined;
  readonly words: Readonly<Record<'copy' | 'copied' | 'notCopied', string>>;
  /** Copies the value. A rejection selects it, so that the guest can copy it by hand. */
  readonly onCopy: (value: string) => Promise<void>;
  /** Further buttons. */
  readonly children?: (run: Run) => ReactNode;
}

/** A text to copy, its button, and the result. */
export function CopyField({ label, value, make, words, onCopy, children }: CopyFieldProps) {
  const [status, setStatus] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const select: ComponentProps<'input'>['onFocus'] = ({ currentTarget }) => currentTarget.select();
  useEffect(() => {
    if (status === words.notCopied) root.current?.querySelector('input')?.focus();
  }, [status, words]);
  const run: Run = async (task) => {
    setStatus('');
    try {
      setStatus(await task(value ?? (await make?.()) ?? ''));
    } catch (error) {
      setStatus((error as Error).message);
    }
  };
  const copy = (text: string) =>
    onCopy(text).then(
      () => words.copied,
      () => words.notCopied,
    );
  return (
    <div ref={root} className={styles.root}>
      {value !== null && (
        <div className={styles.field}>
          <TextField label={label} readOnly value={value} onFocus={select} />
        </div>
      )}
      <div className={actions}>
        <Button variant="secondary" onClick={() => run(copy)}>
          {words.copy}
        </Button>
        {children?.(run)}
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}
