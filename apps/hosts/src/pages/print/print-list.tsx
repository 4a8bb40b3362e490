import type { CelebrationEvent } from '@invitation/domain/event';
import { Button } from '@invitation/ui/button';
import { visuallyHidden } from '@invitation/ui/theme/visually-hidden';
import { answerOf, type Guest, peopleOf } from '../../model/guests';
import { ANSWER_SIGNS, ANSWER_TEXTS } from '../answers/answers';
import { GuestName } from '../guests/guest-row';
import { PageHeading } from '../page-heading/page-heading';
import * as styles from './print-list.css';

/** The whole list for paper, in alphabetical order. */
export function PrintList({
  guests,
  events,
  onPrint,
}: {
  readonly guests: readonly Guest[];
  readonly events: readonly CelebrationEvent[];
  readonly onPrint: () => void;
}) {
  return (
    <>
      <PageHeading actions={<Button onClick={onPrint}>Print</Button>}>Guest list</PageHeading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, also by keyboard */}
      <section className={styles.scroller} aria-label="Guests" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">People</th>
              {events.map(({ day, weekday }) => (
                <th key={day} scope="col">
                  {weekday}
                </th>
              ))}
              <th scope="col">Diet</th>
              <th scope="col">Notes</th>
            </tr>
          </thead>
          <tbody>
            {guests.map((guest) => (
              <tr key={guest.key}>
                <th scope="row">
                  <GuestName guest={guest} />
                  {guest.reply?.guest && (
                    <>
                      {' '}
                      with <bdi>{guest.reply.guest}</bdi>
                    </>
                  )}
                </th>
                <td>{peopleOf(guest)}</td>
                {events.map((event) => {
                  const answer = answerOf(guest, event);
                  return (
                    <td key={event.day}>
                      <span aria-hidden="true">{ANSWER_SIGNS[answer]}</span>
                      <span className={visuallyHidden}>{ANSWER_TEXTS[answer]}</span>
                    </td>
                  );
                })}
                <td>{guest.reply?.dietaryRestrictions}</td>
                <td>{guest.reply?.otherNotes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p>✓ comes, ✕ does not come, ? not answered, – not invited</p>
    </>
  );
}
