import type { CelebrationEvent } from '@invitation/domain/event/event';
import { countsOn } from '@invitation/domain/guest-list/arrivals';
import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import { common } from '@invitation/domain/words/hosts/common';
import { door as words } from '@invitation/domain/words/hosts/door';
import { Button } from '@invitation/ui/basics/button';
import { Sentence } from '@invitation/ui/basics/sentence';
import { type MouseEvent, useEffect, useRef } from 'react';
import { guestAddress } from '../../context/addresses';
import { AnswerMark, PeopleMarks } from '../../controls/answers/answer-mark';
import { GuestName, nameOf } from '../../controls/guest-name';
import * as layout from '../../controls/layout.css';
import { ContactLinks } from '../../links/contact-links';
import type { ListedGuest } from '../../model/people/guest-list';
import { answerOf, peopleOf } from '../../model/people/guests';
import { tablesOf } from '../../model/people/seating';
import type { NotesByKey } from '../../model/store/guest-notes';
import type { HostRole } from '../../model/store/hosts-backend';
import { listOf } from '../../model/text/list-of';
import { shownTable } from '../../model/text/shown-table';
import { ArrivalChoice } from './arrival-choice';
import { arrivedOf, type DoorGuest, isListed, isUndecided } from './door-guests';
import * as styles from './door-row.css';

export const doorName = (guest: DoorGuest): string =>
  isListed(guest) ? nameOf(guest) : guest.name || words.deletedGuest;

/** A guest at the door. One tap marks all who are expected, then two buttons correct the number. */
export function DoorRow({
  guest,
  role,
  event,
  notes,
  contact,
  onMark,
  onStep,
  onChoose,
}: {
  readonly guest: ListedGuest;
  readonly role?: HostRole | undefined;
  readonly event: CelebrationEvent;
  readonly notes: NotesByKey;
  /** The notes with a contact, to call or to write to. */
  readonly contact?: GuestNotes | undefined;
  readonly onMark: (tap: MouseEvent) => void;
  readonly onStep: (by: 1 | -1, tap: MouseEvent) => void;
  readonly onChoose: (people: number, tap: MouseEvent) => void;
}) {
  const undecided = isUndecided(guest, event);
  const arrived = arrivedOf(guest, event).most;
  const expected = peopleOf(guest, event.day);
  const name = doorName(guest);
  const companion = guest.reply?.guest?.trim();
  const lastButton = useRef<HTMLButtonElement>(null);
  const stepDown = (tap: MouseEvent) => {
    // This button is about to disappear.
    if (arrived === 1) lastButton.current?.focus({ preventScroll: true });
    onStep(-1, tap);
  };
  const hasChosen = useRef(false);
  useEffect(() => {
    // The chosen button is gone.
    if (!undecided && hasChosen.current && document.activeElement === document.body) {
      lastButton.current?.focus({ preventScroll: true });
    }
    hasChosen.current = false;
  }, [undecided]);
  const choose = (people: number, tap: MouseEvent) => {
    hasChosen.current = true;
    onChoose(people, tap);
  };
  return (
    <div className={styles.root}>
      <div className={styles.who}>
        <a href={role ? undefined : guestAddress(guest.key)} className={styles.name}>
          <GuestName guest={guest} />
        </a>
        <span className={styles.details}>
          {undecided ? (
            <strong className={styles.counted}>
              {words.counted(listOf(countsOn(guest.arrivals, event.day).map(String)))}
            </strong>
          ) : (
            <>
              <AnswerMark event={event} answer={answerOf(guest, event)} />
              <span>
                <Sentence>
                  {common.peopleCount(expected)}{' '}
                  {companion &&
                    common.with(
                      <bdi key="guest" translate="no">
                        {companion}
                      </bdi>,
                    )}
                </Sentence>
              </span>
              {tablesOf(guest, [event], notes).map((table) => (
                <bdi key={table}>{shownTable(table)}</bdi>
              ))}
            </>
          )}
        </span>
        <span className={layout.subtle}>
          <PeopleMarks guest={guest} event={event} />
        </span>
        {contact && <ContactLinks name={name} notes={contact} />}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers ignore the layout of a fieldset */}
      <div role="group" aria-label={name} className={undecided ? styles.choice : styles.arrival}>
        {undecided && <ArrivalChoice guest={guest} event={event} onChoose={choose} />}
        {!undecided && arrived > 0 && (
          <>
            <Button variant="secondary" aria-label={words.oneFewer} onClick={stepDown}>
              −
            </Button>
            <span className={styles.number}>
              <span aria-hidden="true">✓ </span>
              <span>{common.someOf(arrived, expected)}</span>
            </span>
          </>
        )}
        {/* The same button before and after, so that it keeps the focus. */}
        {!undecided && (
          <Button
            ref={lastButton}
            variant="secondary"
            width={arrived > 0 ? 'auto' : 'full'}
            aria-label={arrived > 0 ? words.oneMore : words.markGuest(name)}
            onClick={(tap) => (arrived > 0 ? onStep(1, tap) : onMark(tap))}
          >
            {arrived > 0 ? '+' : words.mark}
          </Button>
        )}
      </div>
    </div>
  );
}
