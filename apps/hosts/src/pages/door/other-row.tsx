import type { CelebrationEvent } from '@invitation/domain/event';
import { Button } from '@invitation/ui/button';
import type { MouseEvent } from 'react';
import type { OtherArrivals } from '../../model/guest-list';
import { arrivedOf } from './door-guests';
import { doorName } from './door-row';
import * as styles from './door-row.css';

/** Arrivals of a guest who was deleted, e.g. by another phone, before this one could send the mark. */
export const OtherRow = ({
  arrivals,
  event,
  onAdd,
  onRemove,
}: {
  readonly arrivals: OtherArrivals;
  readonly event: CelebrationEvent;
  readonly onAdd: () => void;
  readonly onRemove: (tap: MouseEvent) => void;
}) => {
  const arrived = arrivedOf(arrivals, event);
  return (
    <div className={styles.root}>
      <p className={styles.who}>
        <span>
          <bdi className={styles.otherName}>{doorName(arrivals)}</bdi>
          {arrivals.name && ' is no longer on the list'}: {arrived} arrived on {event.weekday}
        </span>
      </p>
      <div className={styles.choices}>
        <Button variant="secondary" disabled={arrived === 0} onClick={onAdd}>
          Add to the list
        </Button>
        <Button variant="secondary" disabled={arrived === 0} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </div>
  );
};
