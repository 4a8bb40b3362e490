import { Alert } from '@invitation/ui/alert';
import { Button } from '@invitation/ui/button';
import { PageHeading } from '../page-heading/page-heading';
import * as styles from './sign-in-form.css';

/** Says who can help with an account that is not a host. */
export function NotAHost({
  email,
  onSignOut,
}: {
  readonly email: string;
  readonly onSignOut: () => void;
}) {
  return (
    <div className={styles.root}>
      <PageHeading>This account is not a host</PageHeading>
      <Alert action={<Button onClick={onSignOut}>Sign out</Button>}>
        You are signed in as {email}, which may not see the guest list. Ask whoever runs this site
        to add you as a host, then sign in again.
      </Alert>
    </div>
  );
}
