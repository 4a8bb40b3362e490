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
  readonly subject: string;
  /** The saved values, each with its label. `null` after a deletion. */
  readonly changes: readonly string[] | null;
  readonly onReplace: () => void;
  readonly onKeep: () => void;
}) => (
  <Alert
    action={
      <div className={styles.buttons}>
        <Button onClick={onReplace}>{changes ? 'Save mine' : 'Bring it back'}</Button>
        <Button variant="secondary" onClick={onKeep}>
          {changes ? 'Keep theirs' : 'Leave it deleted'}
        </Button>
      </div>
    }
  >
    {changes ? (
      <>
        Someone else changed this {subject} while you were typing. It now says:{' '}
        <IsolatedList texts={changes} separator="; " />.
      </>
    ) : (
      `Someone else deleted this ${subject} while you were typing.`
    )}
  </Alert>
);
