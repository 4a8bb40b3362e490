import { Alert } from '@invitation/ui/alert';
import { Button } from '@invitation/ui/button';
import { PageHeading } from '../page-heading/page-heading';
import { LinkToPassword } from './link-to-password';
import * as styles from './sign-in-form.css';

interface NotAHostProps {
  readonly email: string;
  readonly onSignOut: () => void;
}

/** For an account that is not a host, or not any more: says who can help. */
export const NotAHost = ({
  email,
  onSignOut,
  onTryAgain,
}: NotAHostProps & { readonly onTryAgain: () => void }) => (
  <div className={styles.root}>
    <PageHeading>You’re not a host yet</PageHeading>
    <Alert>
      You’re signed in as {email}, which can’t open the guest list. Ask another host, or whoever
      runs this site, to add this address on the page “Hosts”. Then try again.
    </Alert>
    <Button onClick={onTryAgain}>Try again</Button>
    <Button variant="secondary" onClick={onSignOut}>
      Sign out
    </Button>
  </div>
);

/** For an account whose address may be somebody else's. */
export const NotVerified = ({
  email,
  onSignOut,
  onSendLink,
}: NotAHostProps & {
  /** Rejects with a sentence for the host. */
  readonly onSendLink: (email: string) => Promise<void>;
}) => (
  <div className={styles.root}>
    <PageHeading>Is this your address?</PageHeading>
    <Alert>
      You’re signed in as {email}, but nobody has shown yet that this address is theirs. Choose a
      new password by email, then sign in with it.
    </Alert>
    <LinkToPassword getEmail={async () => email} onSend={onSendLink} />
    <Button variant="secondary" onClick={onSignOut}>
      Sign out
    </Button>
  </div>
);
