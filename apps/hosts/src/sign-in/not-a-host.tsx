import { gate } from '@invitation/domain/words/group/gate';
import { shell } from '@invitation/domain/words/hosts/shell';
import { signIn as words } from '@invitation/domain/words/hosts/signIn';
import { Alert } from '@invitation/ui/basics/alert';
import { Button } from '@invitation/ui/basics/button';
import { useHosts } from '../context/hosts-site';
import { PageHeading } from '../controls/page-heading/page-heading';
import type { HostsSession } from '../model/store/hosts-backend';
import type { KeptChanges } from '../model/store/hosts-errors';
import { LinkToPassword } from './link-to-password';
import * as styles from './sign-in-form.css';
import { signOut } from './sign-out';

interface Props {
  readonly session: HostsSession;
  readonly email: string;
}

/** For an account that is not, or no longer, a host: says who can help. */
export const NotAHost = ({
  session,
  email,
  discarded,
}: Props & {
  /** What this device kept while the account was a host. */
  readonly discarded: KeptChanges | null;
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
    <Button onClick={useHosts().restart}>{gate.tryAgain}</Button>
    <SignOut session={session} />
  </div>
);

/** For an account whose address is not verified, so it may be somebody else's. */
export const NotVerified = ({ session, email }: Props) => (
  <div className={styles.root}>
    <PageHeading title={words.isItYours} />
    <Alert>{words.notVerified(email)}</Alert>
    <LinkToPassword session={session} getEmail={async () => email} />
    <SignOut session={session} />
  </div>
);

/** A sign-out also reloads the page, because the SDK must be restarted after a permission error. */
const SignOut = ({ session }: Pick<Props, 'session'>) => (
  <Button variant="secondary" onClick={() => void signOut(session)}>
    {shell.signOut}
  </Button>
);
