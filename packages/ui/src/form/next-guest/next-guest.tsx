import { nextGuest as words } from '@invitation/domain/words/group/nextGuest';
import { useEffect, useRef } from 'react';
import { Alert } from '../../basics/alert/alert';
import { Button } from '../../basics/button/button';
import { centred } from '../../theme/centred.css';
import { note } from '../../theme/section.css';

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
    <section ref={root} className={centred} aria-label={words.sharing}>
      <p className={note}>{words.forSomeoneElse}</p>
      {state === 'idle' ? (
        <Button variant="secondary" onClick={onRequest}>
          {words.startOver}
        </Button>
      ) : (
        <>
          <p tabIndex={-1}>
            {`${state === 'unsaved' ? `${words.unsaved} ` : ''}${
              hasInvitation ? words.linkChangesLater : words.cannotChangeLater
            }`}
          </p>
          <Button variant="secondary" onClick={onConfirm}>
            {words.confirmStartOver}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {words.stay}
          </Button>
        </>
      )}
      {error !== undefined && <Alert>{error}</Alert>}
    </section>
  );
}
