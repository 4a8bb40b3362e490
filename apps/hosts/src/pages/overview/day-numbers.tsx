import type { CelebrationEvent } from '@invitation/domain/event';
import { visuallyHidden } from '@invitation/ui/theme/visually-hidden';
import type { DayAnswer } from '../../model/guests';
import type { Headcount } from '../../model/summary';
import { answerAddress } from '../addresses';
import { ANSWER_HEADINGS, DAY_ANSWERS } from '../answers/answers';
import { count } from '../format';
import * as styles from './day-numbers.css';
import * as overview from './overview.css';

interface Day {
  readonly event: CelebrationEvent;
  readonly headcount: Headcount;
}

/** How many people a day is about, `null` if the form does not ask for such an answer. */
const peopleAt = ({ event, headcount }: Day, answer: DayAnswer): number | null =>
  answer === 'unanswered' && !event.asked ? null : headcount.people[answer];

/** The picture of the page: how many people are coming a day, are not, have not answered, or are not invited. */
export function DayNumbers({
  days,
  replies,
}: {
  readonly days: readonly Day[];
  /** The number of all replies. */
  readonly replies: number;
}) {
  const unasked = days.filter(({ event }) => !event.asked);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with many days it scrolls sideways, also by keyboard */}
      <section className={styles.scroller} aria-label="People a day" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {days.map(({ event }) => (
                <th key={event.day} scope="col" className={styles.day}>
                  <span aria-hidden="true">{event.weekday.slice(0, 3)}</span>
                  <span className={visuallyHidden}>{event.weekday}</span>
                  <span className={styles.title}>{event.title}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {DAY_ANSWERS.map((answer) => (
              <tr key={answer}>
                <th scope="row" className={styles.label}>
                  <span className={styles.legend}>
                    <span className={`${styles.swatch} ${styles.segment[answer]}`} />
                    {ANSWER_HEADINGS[answer]}
                  </span>
                </th>
                {days.map((day) => (
                  <td key={day.event.day} className={styles.cell}>
                    <People day={day} answer={answer} />
                    {answer === 'yes' && <Bar day={day} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className={overview.subtle}>
        <span>{count(replies, 'reply', 'replies')}.</span>{' '}
        {unasked.length > 0 && (
          <span>
            The form does not ask about {unasked.map(({ event }) => event.weekday).join(' and ')}.
          </span>
        )}
      </p>
    </>
  );
}

/** A number, which leads to its guests. */
function People({ day, answer }: { readonly day: Day; readonly answer: DayAnswer }) {
  const people = peopleAt(day, answer);
  const { day: id, weekday } = day.event;
  if (!people && answer !== 'yes') {
    return <span className={styles.numbers.plain}>{people ?? <NotAsked />}</span>;
  }
  return (
    <a
      href={answerAddress(id, answer)}
      aria-label={`${weekday}: ${count(people ?? 0, 'person', 'people')} ${ANSWER_HEADINGS[answer].toLowerCase()}`}
      className={answer === 'yes' ? styles.numbers.figure : styles.numbers.link}
    >
      {people}
    </a>
  );
}

const NotAsked = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className={visuallyHidden}>not asked</span>
  </>
);

/** The shares of the answers to a day. The patterns differ without their colours. The table has the numbers. */
const Bar = ({ day }: { readonly day: Day }) => (
  <div className={styles.bar} aria-hidden="true">
    {DAY_ANSWERS.map((answer) => [answer, peopleAt(day, answer)] as const).map(
      ([answer, people]) =>
        Boolean(people) && (
          <span key={answer} className={styles.segment[answer]} style={{ flexGrow: people ?? 0 }} />
        ),
    )}
  </div>
);
