import { invitation as words } from '@invitation/domain/words/group/invitation';
import { type ComponentProps, useRef, useState } from 'react';
import { Button } from '../button/button';
import { TextField } from '../field/field';
import { actions } from '../theme/centred.css';
import { heading, note } from '../theme/section.css';
import * as styles from './personal-link.css';

export interface PersonalLinkProps {
  readonly link: string;
  /** Copies the link. A rejection selects it, so that the guest can copy it by hand. */
  readonly onCopy: () => Promise<void>;
  /** Opens the system's share sheet. Without it, there is no such button. */
  readonly onShare?: (() => void) | undefined;
}

/** The link that opens a guest's reply on any device (B14). */
export function PersonalLink({ link, onCopy, onShare }: PersonalLinkProps) {
  const [status, setStatus] = useState('');
  const root = useRef<HTMLElement>(null);
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
    <section ref={root} className={styles.root}>
      <h2 className={heading}>{words.link}</h2>
      <p className={note}>{words.linkText}</p>
      <div className={styles.link}>
        <TextField label={words.linkLabel} readOnly value={link} onFocus={select} />
      </div>
      <div className={actions}>
        <Button variant="secondary" onClick={copy}>
          {words.copy}
        </Button>
        {onShare && (
          <Button variant="secondary" onClick={onShare}>
            {words.share}
          </Button>
        )}
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </section>
  );
}
