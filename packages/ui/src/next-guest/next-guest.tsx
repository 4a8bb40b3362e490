import { useEffect, useRef } from 'react';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import * as styles from './next-guest.css';

const QUESTION =
  'Your reply stays with the hosts, but nobody can change it from this phone any more. Go on with an empty form?';
const UNSAVED = `You changed something and did not save it yet. Save it first, or it is lost. ${QUESTION}`;

/** On a phone that guests share: a way on to an empty form for the next of them. */
export function NextGuest({
  state,
  error,
  onAsk,
  onNext,
  onStay,
}: {
  /** `asked`: the guest is to confirm. `unsaved`: the same, and something typed would be lost. */
  readonly state: 'offered' | 'asked' | 'unsaved';
  /** Why the next guest could not begin, as a sentence. */
  readonly error?: string | undefined;
  /** Called when the guest asks to leave. */
  readonly onAsk: () => void;
  /** Called when the guest confirms it. */
  readonly onNext: () => void;
  /** Called when the guest keeps their reply after all. */
  readonly onStay: () => void;
}) {
  const root = useRef<HTMLElement>(null);
  const stayed = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone, and the focus is not to go with it.
    if (state === 'offered' && stayed.current) root.current?.querySelector('button')?.focus();
    stayed.current = false;
  }, [state]);
  const stay = () => {
    stayed.current = true;
    onStay();
  };
  return (
    <section ref={root} className={styles.root} aria-label="Sharing this phone">
      <p className={styles.note}>
        Sharing this phone? The next guest begins with an empty form, and your reply stays as it is.
      </p>
      {state === 'offered' ? (
        <Button tone="quiet" onClick={onAsk}>
          RSVP for someone else
        </Button>
      ) : (
        <>
          <p role="alert" className={styles.question}>
            {state === 'unsaved' ? UNSAVED : QUESTION}
          </p>
          <Button tone="quiet" onClick={onNext}>
            Yes, RSVP for someone else
          </Button>
          <Button tone="quiet" onClick={stay}>
            Keep my reply here
          </Button>
        </>
      )}
      {error !== undefined && <Alert>{error}</Alert>}
    </section>
  );
}
