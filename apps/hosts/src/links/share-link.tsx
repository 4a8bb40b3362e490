import { common } from '@invitation/domain/words/hosts/common';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { Button } from '@invitation/ui/basics/button';
import { useState } from 'react';
import * as layout from '../controls/layout.css';
import { NoAddresses } from './no-addresses';
import { QrCode } from './qr-code';
import { copy } from './share';
import { ShareButton } from './share-button';
import * as styles from './share-link.css';

/** The personal link of a guest, to copy, to share, or as a QR code. */
export function ShareLink({
  link,
  onRemind,
}: {
  /** Empty if the deployment has no addresses for links. */
  readonly link: string;
  /** Shares a reminder. `null` for a guest who has answered. */
  readonly onRemind: (() => void) | null;
}) {
  const [isCodeShown, setCodeShown] = useState(false);
  if (link === '') return <NoAddresses />;
  return (
    <div className={layout.stack}>
      <div className={layout.buttons}>
        <Button onClick={() => copy(link, words.copied)}>{words.copyLink}</Button>
        <ShareButton data={{ url: link }} />
        {onRemind && (
          <Button variant="secondary" onClick={onRemind}>
            {common.shareReminder}
          </Button>
        )}
        <Button
          variant="secondary"
          aria-expanded={isCodeShown}
          onClick={() => setCodeShown(!isCodeShown)}
        >
          {words.qrCode}
        </Button>
      </div>
      <p className={styles.link} translate="no">
        {link}
      </p>
      {isCodeShown && <QrCode link={link} className={styles.qrCode} />}
    </div>
  );
}
