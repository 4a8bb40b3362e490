import type { CelebrationEvent } from '@invitation/domain/event';
import { Button } from '@invitation/ui/button';
import type { MouseEvent } from 'react';
import type { ListedGuest } from '../../model/guest-list';
import { answerOf, peopleOf } from '../../model/guests';
import { guestAddress } from '../addresses';
import { AnswerMark } from '../answers/answer-mark';
import { count } from '../format';
import { GuestName, nameOf } from '../guests/guest-row';
import { hasArrived } from './door-guests';
import * as styles from './door-row.css';

/** A guest at the door. The button says what it does, the mark what is. */
export function DoorRow({
  guest,
  event,
  onToggle,
}: {
  readonly guest: ListedGuest;
  readonly event: CelebrationEvent;
  readonly onToggle: (event: MouseEvent) => void;
}) {
  const isHere = hasArrived(guest, event);
  const name = nameOf(guest);
  const companion = guest.reply?.guest?.trim();
  return (
    <div className={styles.root}>
      <div className={styles.who}>
        <a href={guestAddress(guest.key)} className={styles.name}>
          <GuestName guest={guest} />
        </a>
        <span className={styles.details}>
          <AnswerMark weekday={event.weekday} answer={answerOf(guest, event)} />
          <span>
            {count(peopleOf(guest), 'person', 'people')}
            {companion && (
              <>
                {' '}
                with <bdi>{companion}</bdi>
              </>
            )}
          </span>
        </span>
      </div>
      <div className={styles.arrival}>
        {isHere && <span className={styles.mark}>✓ Arrived</span>}
        <Button
          variant="secondary"
          width={isHere ? 'auto' : 'full'}
          aria-label={isHere ? `${name}: undo the arrival` : `${name}: mark as arrived`}
          onClick={onToggle}
        >
          {isHere ? 'Undo' : 'Mark as arrived'}
        </Button>
      </div>
    </div>
  );
}
