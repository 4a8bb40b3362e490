import type { CelebrationEvent, DayId } from '@invitation/domain/event';
import { answerText } from '@invitation/domain/questions';
import { Button } from '@invitation/ui/button';
import { SelectField } from '@invitation/ui/field';
import { visuallyHidden } from '@invitation/ui/theme/visually-hidden';
import { answerOf, comingOn, type Guest, partyOf } from '../../model/guests';
import { answerOfGuest, questionTotals } from '../../model/question-totals';
import { ANSWER_SIGNS, ANSWER_TEXTS } from '../answers/answers';
import { count, type TimeFormat } from '../format';
import { GuestName } from '../guests/guest-row';
import { useQuestions } from '../hosts-site';
import { PageHeading } from '../page-heading/page-heading';
import * as styles from './print-list.css';

/** The list for paper, in alphabetical order: for one day only those who come, with a box to tick. */
export function PrintList({
  guests,
  events,
  day,
  now,
  format,
  onDay,
  onPrint,
}: {
  readonly guests: readonly Guest[];
  readonly events: readonly CelebrationEvent[];
  /** All days without one. */
  readonly day: DayId | undefined;
  readonly now: Date;
  readonly format: TimeFormat;
  readonly onDay: (day: DayId | undefined) => void;
  readonly onPrint: () => void;
}) {
  const selected = events.find((event) => event.day === day);
  const rows = selected ? guests.filter((guest) => comingOn(guest, selected) > 0) : guests;
  const columns = selected ? [] : events;
  const questions = useQuestions().filter(
    (question) => !selected || (question.if ?? selected.day) === selected.day,
  );
  return (
    <>
      <PageHeading actions={<Button onClick={onPrint}>Print</Button>}>Guest list</PageHeading>
      <div className={styles.options}>
        <SelectField
          label="Who"
          value={day ?? ''}
          onChange={({ target }) => onDay((target.value || undefined) as DayId | undefined)}
        >
          <option value="">Everybody, all days</option>
          {events.map((event) => (
            <option key={event.day} value={event.day}>
              Coming on {event.weekday}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={styles.summary}>
        {(selected ? [selected] : events).map((event) => (
          <p key={event.day}>
            <strong>{event.weekday}</strong> {count(totalOf(guests, event), 'person', 'people')}
          </p>
        ))}
        {questionTotals(questions, selected ? [selected] : events, guests).map(
          ({ question, options }) => (
            <p key={question.id}>
              <strong>{question.label}</strong>{' '}
              {options.map(([option, people]) => `${people} × ${option}`).join(', ')}
            </p>
          ),
        )}
        <p className={styles.printed}>Printed {format.short(now)}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, also by keyboard */}
      <section className={styles.scroller} aria-label="Guests" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className={visuallyHidden}>Ticked</span>
              </th>
              <th scope="col">Name</th>
              <th scope="col" className={styles.number}>
                People
              </th>
              {columns.map(({ day, weekday }) => (
                <th key={day} scope="col">
                  {weekday}
                </th>
              ))}
              {questions.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col">Dietary needs</th>
              <th scope="col">Notes</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((guest) => (
              <tr key={guest.key}>
                <td>
                  <span className={styles.box} />
                </td>
                <th scope="row">
                  <GuestName guest={guest} />
                  {guest.reply?.guest && (
                    <>
                      {' '}
                      with <bdi>{guest.reply.guest}</bdi>
                    </>
                  )}
                </th>
                <td className={styles.number}>
                  {selected ? comingOn(guest, selected) : partyOf(guest, events)}
                </td>
                {columns.map((event) => {
                  const answer = answerOf(guest, event);
                  // Nobody was asked.
                  if (answer === 'unanswered' && !event.asked) return <td key={event.day} />;
                  return (
                    <td key={event.day} className={styles.answer}>
                      <span aria-hidden="true">{ANSWER_SIGNS[answer]}</span>
                      <span className={visuallyHidden}>{ANSWER_TEXTS[answer]}</span>
                      {answer === 'yes' && ` ${comingOn(guest, event)}`}
                    </td>
                  );
                })}
                {questions.map((question) => (
                  <td key={question.id}>{answerText(question, answerOfGuest(guest, question))}</td>
                ))}
                <td>{guest.reply?.dietaryRestrictions}</td>
                <td>{guest.reply?.otherNotes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length === 0 && <p>Nobody yet.</p>}
      {!selected && <p>✓ coming, and how many · ✕ not coming · ? not answered · – not invited</p>}
    </>
  );
}

const totalOf = (guests: readonly Guest[], event: CelebrationEvent): number =>
  guests.reduce((sum, guest) => sum + comingOn(guest, event), 0);
