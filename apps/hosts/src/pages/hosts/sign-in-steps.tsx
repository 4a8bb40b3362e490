import { Button } from '@invitation/ui/button';
import { useState } from 'react';
import * as styles from './hosts.css';

/** What a new host does, as a text to send. */
export function SignInSteps({
  email,
  address,
  canShare,
}: {
  readonly email: string;
  /** The address of this page. */
  readonly address: string;
  /** Whether the device has a menu to share. */
  readonly canShare: boolean;
}) {
  const [copied, setCopied] = useState('');
  const text = `You can open our guest list now. Go to ${address}, enter ${email} and press “Send me a link to choose a password”. Follow the link in the email, then sign in.`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('Copied.'),
      () => setCopied('Copying did not work. Select the text above instead.'),
    );
  return (
    <>
      <p className={styles.message}>{text}</p>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={copy}>
          Copy text
        </Button>
        {canShare && (
          // `share` rejects if the host closes the menu.
          <Button variant="secondary" onClick={() => navigator.share({ text }).catch(() => {})}>
            Share
          </Button>
        )}
      </div>
      <p role="status" className={styles.subtle}>
        {copied}
      </p>
    </>
  );
}
