import type { InvitationConflict as Conflict } from '@invitation/backend/hosts/invitation-save';
import { Alert } from '@invitation/ui/alert';
import { Button } from '@invitation/ui/button';
import * as styles from './guest.css';
import { DAYS_LABELS, INVITATION_LABELS } from './invitation-values';
import { quoted } from './reply-labels';

/** Asks before a save replaces what another host has changed meanwhile. */
export function InvitationConflict({
  conflict: { current, fields },
  onReplace,
  onKeep,
}: {
  readonly conflict: Conflict;
  readonly onReplace: () => void;
  readonly onKeep: () => void;
}) {
  const shown = { ...current, days: DAYS_LABELS[current.days], people: String(current.people) };
  const changes = fields.map((name) => `${INVITATION_LABELS[name]}: ${quoted(shown[name])}`);
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
      Somebody else has changed this invitation. The saved values are: {changes.join('; ')}.
    </Alert>
  );
}
