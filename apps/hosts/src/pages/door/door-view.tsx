import type { CelebrationEvent, Day } from '@invitation/domain/event';
import { Button } from '@invitation/ui/button';
import { SelectField } from '@invitation/ui/field';
import { useMemo, useRef } from 'react';
import type { ListedGuest } from '../../model/guest-list';
import { answerOf, peopleOf } from '../../model/guests';
import { guestAddress } from '../addresses';
import { AnswerMark } from '../answers/answer-mark';
import { count } from '../format';
import { GuestName, nameOf } from '../guests/guest-row';
import { SearchField } from '../list/search-field';
import { VirtualList } from '../list/virtual-list';
import { PageHeading } from '../page-heading/page-heading';
import { arrivals, guestsAtDoor, hasArrived } from './door-guests';
import * as styles from './door-view.css';

/** In pixels. */
const ROW_HEIGHT = 96;

/** The list for the door: who is expected, and who has arrived (B15). */
export function DoorView({
  guests,
  events,
  day,
  text,
  onDay,
  onText,
  onArrived,
}: {
  /** In alphabetical order. */
  readonly guests: readonly ListedGuest[];
  readonly events: readonly CelebrationEvent[];
  readonly day: Day;
  readonly text: string;
  readonly onDay: (day: Day) => void;
  readonly onText: (text: string) => void;
  readonly onArrived: (guest: ListedGuest, arrived: boolean) => void;
}) {
  const rows = useMemo(() => guestsAtDoor(guests, day, text), [guests, day, text]);
  const { arrived, coming } = useMemo(() => arrivals(guests, day), [guests, day]);
  const weekday = events.find((event) => event.day === day)?.weekday ?? day;
  const search = useRef<HTMLInputElement>(null);
  const setArrived = (guest: ListedGuest, arrived: boolean) => {
    onArrived(guest, arrived);
    if (text === '') return;
    // The next guest is another search. Without it, the list may have no room for the pressed button.
    onText('');
    search.current?.focus();
  };
  return (
    <>
      <PageHeading>At the door</PageHeading>
      <search className={styles.search}>
        <SelectField label="Day" value={day} onChange={({ target }) => onDay(target.value as Day)}>
          {events.map((event) => (
            <option key={event.day} value={event.day}>
              {event.weekday}
            </option>
          ))}
        </SelectField>
        <SearchField ref={search} text={text} onText={onText} />
      </search>
      <div>
        <p role="status" className={styles.count}>
          <strong>{arrived}</strong> of {count(coming, 'person', 'people')} have arrived
        </p>
        {rows.length === 0 && <p>No guest matches this search.</p>}
        <VirtualList
          label={`Guests on ${weekday}`}
          items={rows}
          keyOf={({ key }) => key}
          estimatedHeight={ROW_HEIGHT}
        >
          {(guest) => {
            const isHere = hasArrived(guest, day);
            return (
              <div className={styles.row}>
                <div className={styles.who}>
                  <a href={guestAddress(guest.key)} className={styles.name}>
                    <GuestName guest={guest} />
                  </a>
                  <span className={styles.details}>
                    <AnswerMark weekday={weekday} answer={answerOf(guest, day)} />
                    {count(peopleOf(guest), 'person', 'people')}
                  </span>
                </div>
                <div className={styles.arrived}>
                  <Button
                    variant={isHere ? 'primary' : 'secondary'}
                    width="full"
                    aria-pressed={isHere}
                    aria-label={`Arrived: ${nameOf(guest)}`}
                    onClick={() => setArrived(guest, !isHere)}
                  >
                    {isHere && <span aria-hidden="true">✓</span>}
                    Arrived
                  </Button>
                </div>
              </div>
            );
          }}
        </VirtualList>
      </div>
    </>
  );
}
