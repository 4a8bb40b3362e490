import { useEffect, useRef } from 'react';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import * as styles from './next-guest.css';

const QUESTION =
  "Your reply is saved, but afterwards you can't change it from this phone. Start an empty form?";
const PERSONAL_QUESTION =
  'Your reply is saved. To change it later, open your personal link again. Start an empty form?';
const UNSAVED = 'You have unsaved changes. Save them first, or they will be lost.';

/** Offers an empty form to another guest on the same phone (A6). */
export function NextGuest({
  state,
  hasInvitation = false,
  error,
  onRequest,
  onConfirm,
  onCancel,
}: {
  /** `confirming` shows the question. `unsaved` also warns that unsaved changes will be lost. */
  readonly state: 'idle' | 'confirming' | 'unsaved';
  /** Whether the reply belongs to a personal invitation (B14), which opens it again. */
  readonly hasInvitation?: boolean;
  /** Why the sign-out failed, as a sentence. */
  readonly error?: string | undefined;
  /** Called when the guest presses 'RSVP for someone else'. */
  readonly onRequest: () => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}) {
  const root = useRef<HTMLElement>(null);
  const previousState = useRef(state);
  useEffect(() => {
    const wasIdle = previousState.current === 'idle';
    previousState.current = state;
    if (wasIdle === (state === 'idle')) return;
    // The pressed button was removed, so something else needs the focus.
    root.current?.querySelector<HTMLElement>(wasIdle ? '[tabindex]' : 'button')?.focus();
  }, [state]);
  return (
    <section ref={root} className={styles.root} aria-label="Sharing this phone">
      <p className={styles.note}>
        Replying for someone else, too? The next guest gets an empty form, and your reply stays as
        it is.
      </p>
      {state === 'idle' ? (
        <Button variant="secondary" onClick={onRequest}>
          RSVP for someone else
        </Button>
      ) : (
        <>
          <p tabIndex={-1} className={styles.question}>
            {state === 'unsaved' && `${UNSAVED} `}
            {hasInvitation ? PERSONAL_QUESTION : QUESTION}
          </p>
          <Button variant="secondary" onClick={onConfirm}>
            Yes, RSVP for someone else
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Keep my reply here
          </Button>
        </>
      )}
      {error !== undefined && <Alert>{error}</Alert>}
    </section>
  );
}
