import { Alert } from '@invitation/ui/alert';
import { Button } from '@invitation/ui/button';
import { IsolatedList } from '@invitation/ui/isolated-list';
import * as styles from './guest.css';

/** Asks before a save replaces what somebody else has changed, or brings back what they have deleted. */
export const EditConflict = ({
  subject,
  changes,
  onReplace,
  onKeep,
}: {
  readonly subject: 'reply' | 'invitation';
  /** The saved values, each with its label. `null` after a deletion. */
  readonly changes: readonly string[] | null;
  readonly onReplace: () => void;
  readonly onKeep: () => void;
}) => (
  <Alert
    action={
      <div className={styles.buttons}>
        <Button onClick={onReplace}>{changes ? 'Save mine' : 'Save it again'}</Button>
        <Button variant="secondary" onClick={onKeep}>
          {changes ? 'Use theirs' : 'Leave it deleted'}
        </Button>
      </div>
    }
  >
    {changes ? (
      <>
        Somebody else has changed this {subject}. The saved values are:{' '}
        <IsolatedList texts={changes} separator="; " />.
      </>
    ) : (
      `Somebody else has deleted this ${subject}.`
    )}
  </Alert>
);
