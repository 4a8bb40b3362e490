import { invitation as words } from '@invitation/domain/words/group/invitation';
import { Button } from '../button/button';
import { CopyField } from '../copy-field/copy-field';
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
export const PersonalLink = ({ link, onCopy, onShare }: PersonalLinkProps) => (
  <section className={styles.root}>
    <h2 className={heading}>{words.link}</h2>
    <p className={note}>{words.linkText}</p>
    <CopyField label={words.linkLabel} value={link} words={words} onCopy={onCopy}>
      {onShare && (
        <Button variant="secondary" onClick={onShare}>
          {words.share}
        </Button>
      )}
    </CopyField>
  </section>
);
