import { common } from '@invitation/domain/words/hosts/common';
import { door as words } from '@invitation/domain/words/hosts/door';
import { Button } from '@invitation/ui/button';
import * as styles from './door-view.css';

/** Whom the last tap marked, with the way to take it back, and how many people have arrived. Its height stays the same. */
export const ArrivalMessage = ({
  changed,
  arrived,
  expected,
  onUndo,
}: {
  readonly changed: { readonly name: string; readonly people: number } | undefined;
  readonly arrived: number;
  readonly expected: number;
  readonly onUndo: () => void;
}) => (
  <div className={styles.message}>
    <p role="status" className={styles.messageText}>
      {changed && (
        <span className={styles.changed}>
          <span aria-hidden="true">✓ </span>
          {words.changed(
            <bdi key="name" className={styles.changedName}>
              {changed.name}
            </bdi>,
            changed.people,
          )}
        </span>
      )}
      <span>
        {words.arrivedOf(
          (text) => (
            <strong key="arrived">{text}</strong>
          ),
          arrived,
          expected,
        )}
      </span>
    </p>
    {changed && (
      <Button variant="secondary" onClick={onUndo}>
        {common.undo}
      </Button>
    )}
  </div>
);
