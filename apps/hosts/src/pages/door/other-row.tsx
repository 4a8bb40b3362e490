import { possiblePeople } from '@invitation/domain/arrivals';
import type { CelebrationEvent } from '@invitation/domain/event';
import { common } from '@invitation/domain/words/hosts/common';
import { door as words } from '@invitation/domain/words/hosts/door';
import { Button } from '@invitation/ui/button';
import { Sentence } from '@invitation/ui/sentence';
import type { MouseEvent } from 'react';
import type { OtherArrivals } from '../../model/guest-list';
import * as layout from '../../parts/layout.css';
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
  /** Only for hosts. */
  readonly onAdd: (() => void) | undefined;
  readonly onRemove: (tap: MouseEvent) => void;
}) => {
  const arrived = possiblePeople(arrivals.arrivals, event.day);
  const isNobody = Math.max(...arrived) === 0;
  return (
    <div className={styles.root}>
      <p className={styles.who}>
        <span>
          <Sentence>
            {words.noLongerListed(
              <bdi key="name" translate="no" className={styles.otherName}>
                {doorName(arrivals)}
              </bdi>,
              Boolean(arrivals.name),
              arrived,
              event.weekday,
            )}
          </Sentence>
        </span>
      </p>
      <div className={layout.buttons}>
        {onAdd && (
          <Button variant="secondary" disabled={isNobody} onClick={onAdd}>
            {words.addToList}
          </Button>
        )}
        <Button variant="secondary" disabled={isNobody} onClick={onRemove}>
          {common.remove}
        </Button>
      </div>
    </div>
  );
};
