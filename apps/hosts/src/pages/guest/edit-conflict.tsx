import { guest as words } from '@invitation/domain/words/hosts/guest';
import { Alert } from '@invitation/ui/alert';
import { Button } from '@invitation/ui/button';
import { IsolatedList } from '@invitation/ui/isolated-list';
import * as layout from '../layout.css';

/** Asks before a save replaces what somebody else has changed, or brings back what they have deleted. */
export const EditConflict = ({
  subject,
  changes,
  onReplace,
  onKeep,
}: {
  readonly subject: keyof typeof words.save;
  /** The saved values, each with its label. `null` after a deletion. */
  readonly changes: readonly string[] | null;
  readonly onReplace: () => void;
  readonly onKeep: () => void;
}) => (
  <Alert
    action={
      <div className={layout.buttons}>
        <Button onClick={onReplace}>{changes ? words.saveMine : words.bringBack}</Button>
        <Button variant="secondary" onClick={onKeep}>
          {changes ? words.keepTheirs : words.leaveDeleted}
        </Button>
      </div>
    }
  >
    {changes ? (
      <>
        {words.changedMeanwhile[subject]} <IsolatedList texts={changes} separator="; " />.
      </>
    ) : (
      words.deletedMeanwhile[subject]
    )}
  </Alert>
);
