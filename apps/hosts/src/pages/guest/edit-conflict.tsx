import { Alert } from '@invitation/ui/alert';
import { Button } from '@invitation/ui/button';
import * as styles from './guest.css';

/** What the host decides about a conflict. */
export interface ConflictDecisions {
  readonly onReplace: () => void;
  readonly onKeep: () => void;
}

/** Asks before a save replaces what somebody else has changed meanwhile. */
export const EditConflict = ({
  subject,
  changes,
  onReplace,
  onKeep,
}: ConflictDecisions & {
  readonly subject: 'reply' | 'invitation';
  /** The saved values, each with its label. */
  readonly changes: readonly string[];
}) => (
  <Alert
    action={
      <div className={styles.buttons}>
        <Button onClick={onReplace}>Save mine</Button>
        <Button variant="secondary" onClick={onKeep}>
          Use theirs
        </Button>
      </div>
    }
  >
    Somebody else has changed this {subject}. The saved values are: {changes.join('; ')}.
  </Alert>
);
