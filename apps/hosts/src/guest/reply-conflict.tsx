import type { CelebrationEvent } from '@invitation/domain/event';
import type { RsvpConflict } from '@invitation/domain/rsvp-save';
import { Alert } from '@invitation/ui/alert';
import { Button } from '@invitation/ui/button';
import * as styles from './guest.css';
import { quoted, replyLabel } from './reply-labels';

/** Asks before a save replaces what another host or the guest has changed meanwhile. */
export function ReplyConflict({
  conflict: { current, fields },
  events,
  onReplace,
  onKeep,
}: {
  readonly conflict: RsvpConflict;
  readonly events: readonly CelebrationEvent[];
  readonly onReplace: () => void;
  readonly onKeep: () => void;
}) {
  const changes = fields.map((name) => `${replyLabel(name, events)}: ${quoted(current[name])}`);
  return (
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
      Somebody else has changed this reply. The saved values are: {changes.join('; ')}.
    </Alert>
  );
}
