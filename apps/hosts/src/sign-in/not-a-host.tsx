import { gate } from '@invitation/domain/words/group/gate';
import { shell } from '@invitation/domain/words/hosts/shell';
import { signIn as words } from '@invitation/domain/words/hosts/signIn';
import { Alert } from '@invitation/ui/basics/alert';
import { Button } from '@invitation/ui/basics/button';
import { PageHeading } from '../controls/page-heading/page-heading';
import type { KeptChanges } from '../model/store/hosts-errors';
import { LinkToPassword } from './link-to-password';
import * as styles from './sign-in-form.css';

interface NotAHostProps {
  readonly email: string;
  readonly onSignOut: () => void;
}

/** For an account that is not, or no longer, a host: says who can help. */
export const NotAHost = ({
  email,
  discarded,
  onSignOut,
  onTryAgain,
}: NotAHostProps & {
  /** What this device kept while the account was a host. */
  readonly discarded: KeptChanges | null;
  readonly onTryAgain: () => void;
}) => (
  <div className={styles.root}>
    <PageHeading title={words.notAHost} />
    <Alert>
      {[
        words.askAHost(email),
        discarded && discarded.guests > 0 && words.arrivalsLost(discarded.guests),
        discarded?.hasDrafts && words.draftsLost,
      ]
        .filter(Boolean)
        .join(' ')}
    </Alert>
    <Button onClick={onTryAgain}>{gate.tryAgain}</Button>
    <Button variant="secondary" onClick={onSignOut}>
      {shell.signOut}
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
    <PageHeading title={words.isItYours} />
    <Alert>{words.notVerified(email)}</Alert>
    <LinkToPassword getEmail={async () => email} onSend={onSendLink} />
    <Button variant="secondary" onClick={onSignOut}>
      {shell.signOut}
    </Button>
  </div>
);
