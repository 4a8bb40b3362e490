import type { CelebrationEvent } from '@invitation/domain/event/event';
import { common } from '@invitation/domain/words/hosts/common';
import { language } from '@invitation/domain/words/hosts/language';
import { overview as words } from '@invitation/domain/words/hosts/overview';
import { visuallyHidden } from '@invitation/ui/theme/visually-hidden';
import { answerAddress } from '../../context/addresses';
import { shortWeekday } from '../../controls/answers/answer-mark';
import { DAY_ANSWERS } from '../../controls/answers/answers';
import * as layout from '../../controls/layout.css';
import type { DayAnswer } from '../../people/guests';
import type { Headcount } from '../../people/summary';
import { capital } from '../../text/format';
import { listOf } from '../../text/list-of';
import * as styles from './day-numbers.css';

type Day = Headcount<CelebrationEvent>;

/** How many people a day is about, `null` if the form does not ask for such an answer. */
const peopleAt = ({ event, people }: Day, answer: DayAnswer): number | null =>
  answer === 'unanswered' && !event.asked ? null : people[answer];

/** The picture of the page: how many people are coming a day, are not, have not answered, or are not invited. */
export function DayNumbers({
  days,
  replies,
}: {
  readonly days: readonly Day[];
  readonly replies: number;
}) {
  const unasked = days.filter(({ event }) => !event.asked);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with many days it scrolls sideways, also by keyboard */}
      <section className={styles.scroller} aria-label={words.peopleADay} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td className={styles.label} />
              {days.map(({ event }) => (
                <th key={event.day} scope="col" className={styles.day}>
                  <span aria-hidden="true">{capital(shortWeekday(event))}</span>
                  <span className={visuallyHidden}>{capital(event.weekday)}</span>
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
                    <span>{common.answerLabels[answer]}</span>
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
      <p className={layout.subtle}>
        <span>{words.replies(replies)}</span>{' '}
        {unasked.length > 0 && (
          <span>{words.notAskedDays(listOf(unasked.map(({ event }) => event.weekday)))}</span>
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
      aria-label={words.peopleOn(capital(weekday), people ?? 0, common.answers[answer])}
      className={answer === 'yes' ? styles.numbers.figure : styles.numbers.link}
    >
      {people?.toLocaleString(language)}
    </a>
  );
}

const NotAsked = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className={visuallyHidden}>{words.notAsked}</span>
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
