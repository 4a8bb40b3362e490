import type { CelebrationEvent } from '@invitation/domain/event';
import { declinesAll, type StoredRsvp } from '@invitation/domain/rsvp';
import { type Answer, peopleField } from '@invitation/domain/rsvp-fields';
import * as styles from './thank-you.css';

const ANSWERS = { yes: 'You are coming', no: "You can't make it" } as const;
const NUMBERS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** @param people how many come, if the reply says so */
function answerText(answer: Answer, people: number | undefined): string {
  if (answer === 'no' || people === undefined) return ANSWERS[answer];
  return `${NUMBERS[people - 1] ?? people} of you ${people === 1 ? 'is' : 'are'} coming`;
}

/** What the guest replied, day by day. */
export function ReplySummary({
  events,
  rsvp,
  declinedText,
}: {
  /** The days that the form asks about. */
  readonly events: readonly CelebrationEvent[];
  readonly rsvp: StoredRsvp;
  /** What a guest who declined every day reads. */
  readonly declinedText: string;
}) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>Your reply</h2>
      <dl className={styles.answers}>
        {events.map(({ day, weekday }) => {
          const answer = rsvp[day];
          return (
            answer && (
              <div key={day} className={styles.dayRow}>
                <dt>{weekday}</dt>
                <dd className={styles.answer}>{answerText(answer, rsvp[peopleField(day)])}</dd>
              </div>
            )
          );
        })}
      </dl>
      {declinesAll(rsvp, events) && <p className={styles.note}>{declinedText}</p>}
    </section>
  );
}
