import type { CelebrationEvent } from '@invitation/domain/event/event';
import { possiblePeople } from '@invitation/domain/guest-list/arrivals';
import { common } from '@invitation/domain/words/hosts/common';
import { door as words } from '@invitation/domain/words/hosts/door';
import { Button } from '@invitation/ui/basics/button';
import { Sentence } from '@invitation/ui/basics/sentence';
import type { MouseEvent } from 'react';
import * as layout from '../../controls/layout.css';
import type { OtherArrivals } from '../../model/people/guest-list';
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
  /** `undefined` for helpers at the door, who may not add the guest again. */
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
