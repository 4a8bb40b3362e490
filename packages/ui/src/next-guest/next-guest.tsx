import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import * as styles from './next-guest.css';

/** On a phone that guests share: a way on to an empty form for the next of them. */
export function NextGuest({
  error,
  onNext,
}: {
  /** Why the next guest cannot begin yet, as a sentence. */
  readonly error?: string | undefined;
  readonly onNext: () => void;
}) {
  return (
    <section className={styles.root} aria-label="Sharing this phone">
      <p className={styles.note}>
        Sharing this phone? The next guest begins with an empty form, and your reply stays as it is.
      </p>
      {error !== undefined && <Alert>{error}</Alert>}
      <Button tone="quiet" onClick={onNext}>
        RSVP for someone else
      </Button>
    </section>
  );
}
