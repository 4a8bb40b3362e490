import { Button } from '@invitation/ui/button';
import type { ListedGuest } from '../../model/guest-list';
import { count } from '../format';
import { GuestName } from '../guests/guest-row';
import * as styles from './door-view.css';

/** Whom the last tap marked, with the way to take it back, and how many people have arrived. Its height stays the same. */
export const ArrivalMessage = ({
  marked,
  arrived,
  expected,
  onUndo,
}: {
  readonly marked: ListedGuest | undefined;
  readonly arrived: number;
  readonly expected: number;
  readonly onUndo: (guest: ListedGuest) => void;
}) => (
  <div className={styles.message}>
    <p role="status" className={styles.messageText}>
      {marked && (
        <span className={styles.marked}>
          ✓ <GuestName guest={marked} />: arrived.{' '}
        </span>
      )}
      <span>
        <strong>{arrived}</strong> of {count(expected, 'person', 'people')} have arrived
      </span>
    </p>
    {marked && (
      <Button variant="secondary" onClick={() => onUndo(marked)}>
        Undo
      </Button>
    )}
  </div>
);
