import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import * as styles from './next-guest.css';

const QUESTION =
  'Your reply stays with the hosts, but nobody can change it from this phone any more. Begin a new one?';
const UNSAVED = 'You changed something and did not save it yet. Save it first.';

/** On a phone that guests share: a way on to an empty form for the next of them. */
export function NextGuest({
  state,
  error,
  onNext,
  onStay,
}: {
  /** `asked`: the guest is to confirm. `unsaved`: they have to save first. */
  readonly state: 'offered' | 'asked' | 'unsaved';
  /** Why the next guest could not begin, as a sentence. */
  readonly error?: string | undefined;
  /** Called when the guest asks to leave, and again when they confirm. */
  readonly onNext: () => void;
  /** Called when the guest keeps their reply after all. */
  readonly onStay: () => void;
}) {
  const message = error ?? { offered: undefined, asked: QUESTION, unsaved: UNSAVED }[state];
  return (
    <section className={styles.root} aria-label="Sharing this phone">
      <p className={styles.note}>
        Sharing this phone? The next guest begins with an empty form, and your reply stays as it is.
      </p>
      {message !== undefined && <Alert>{message}</Alert>}
      <Button tone="quiet" onClick={onNext}>
        RSVP for someone else
      </Button>
      {state === 'asked' && (
        <Button tone="quiet" onClick={onStay}>
          Keep my reply here
        </Button>
      )}
    </section>
  );
}
