import { invitation as words } from '@invitation/domain/words/group/invitation';
import { useEffect, useRef } from 'react';
import { Button } from '../../basics/button/button';
import { heading, note } from '../../theme/section.css';
import { CopyField, type CopyFieldProps } from '../copy-field/copy-field';
import * as styles from './personal-link.css';

/** The message of a rejection is a sentence for the guest. */
interface OwnLink {
  /** Makes the link if it is missing. */
  readonly make: () => Promise<string>;
  readonly stop: () => Promise<void>;
  /** Opens a new email with the link, which the guest can send. */
  readonly mail: (link: string) => Promise<void>;
}

export interface PersonalLinkProps {
  /** `null` before it is made. */
  readonly link: string | null;
  readonly onCopy: CopyFieldProps['onCopy'];
  /** Opens the system's share sheet. Without it, there is no such button. */
  readonly onShare?: ((link: string) => Promise<void>) | undefined;
  /** For the account of the reply (B19), which makes and stops the link. Without `own`, the link already exists. */
  readonly own?: OwnLink | undefined;
}

/** The link that opens a guest's reply on any device (B14, B19). */
export function PersonalLink({ link, onCopy, onShare, own }: PersonalLinkProps) {
  const root = useRef<HTMLElement>(null);
  const isMade = link !== null;
  const wasMade = useRef(isMade);
  useEffect(() => {
    // The pressed button was removed, so the focus needs another element.
    if (wasMade.current && !isMade) root.current?.querySelector('button')?.focus();
    wasMade.current = isMade;
  }, [isMade]);
  const opened = (open: (link: string) => Promise<void>) => (made: string) =>
    open(made).then(
      () => '',
      () => words.ready,
    );
  return (
    <section ref={root} className={styles.root}>
      <h2 className={heading}>{words.link}</h2>
      <p className={note}>{own ? words.keep : words.linkText}</p>
      <CopyField
        label={words.linkLabel}
        value={link}
        make={own?.make}
        words={words}
        onCopy={onCopy}
      >
        {(run) => (
          <>
            {onShare && (
              <Button variant="secondary" onClick={() => run(opened(onShare))}>
                {words.share}
              </Button>
            )}
            {own && (
              <Button variant="secondary" onClick={() => run(opened(own.mail))}>
                {words.mail}
              </Button>
            )}
            {own && isMade && (
              <Button
                variant="secondary"
                onClick={() => run(() => own.stop().then(() => words.stopped))}
              >
                {words.stop}
              </Button>
            )}
          </>
        )}
      </CopyField>
    </section>
  );
}
