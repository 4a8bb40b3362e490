import type { CelebrationEvent } from '@invitation/domain/event/event';
import { common } from '@invitation/domain/words/hosts/common';
import { language } from '@invitation/domain/words/hosts/language';
import { overview as words } from '@invitation/domain/words/hosts/overview';
import { visuallyHidden } from '@invitation/ui/theme/visually-hidden';
import { answerAddress } from '../../context/addresses';
import { shortWeekday } from '../../controls/answers/answer-mark';
import { DAY_ANSWERS } from '../../controls/answers/answers';
import * as layout from '../../controls/layout.css';
import type { DayAnswer } from '../../model/people/guests';
import type { Headcount } from '../../model/people/summary';
import { capital } from '../../model/text/format';
import { listOf } from '../../model/text/list-of';
import * as styles from './day-numbers.css';

type Day = Headcount<CelebrationEvent>;

/** The answers of those who are invited to a day, in the order of the rows. The row of their sum follows. */
const INVITED = DAY_ANSWERS.filter((answer) => answer !== 'notInvited');

/** Whether nobody has to answer, because the form does not ask about the day. */
const isNotAsked = ({ event }: Day, answer: DayAnswer): boolean =>
  answer === 'unanswered' && !event.asked;

/** The picture of the page: how many people are coming a day, are not, have not answered, or are not invited. */
export function DayNumbers({
  days,
  people,
  children,
  replies,
}: {
  readonly days: readonly Day[];
  /** How many people are on the whole list. */
  readonly people: number;
  readonly children: number;
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
            {INVITED.map((answer) => (
              <AnswerRow key={answer} days={days} answer={answer} />
            ))}
            <tr>
              <th scope="row" className={styles.label}>
                {words.invited}
              </th>
              {days.map(({ event, invited }) => (
                <td key={event.day} className={styles.cell}>
                  <strong className={styles.numbers.sum}>{invited.toLocaleString(language)}</strong>
                </td>
              ))}
            </tr>
            <AnswerRow days={days} answer="notInvited" />
          </tbody>
        </table>
      </section>
      <p className={layout.subtle}>
        <span>{words.replies(replies)}</span> <span>{words.inAll(people, children)}</span>{' '}
        {unasked.length > 0 && (
          <span>{words.notAskedDays(listOf(unasked.map(({ event }) => event.weekday)))}</span>
        )}
      </p>
    </>
  );
}

const AnswerRow = ({
  days,
  answer,
}: {
  readonly days: readonly Day[];
  readonly answer: DayAnswer;
}) => (
  <tr>
    <th scope="row" className={styles.label}>
      <span className={styles.legend}>
        <span className={`${styles.swatch} ${styles.segment[answer]}`} />
        <span>{common.answerLabels[answer]}</span>
      </span>
    </th>
    {days.map((day) => (
      <td key={day.event.day} className={styles.cell}>
        <People day={day} answer={answer} />
        {answer === 'yes' && <Bar day={day} />}{' '}
        {answer === 'yes' && day.children > 0 && (
          <div className={styles.children}>{common.childrenCount(day.children)}</div>
        )}
      </td>
    ))}
  </tr>
);

/** A number, which leads to its guests. */
function People({ day, answer }: { readonly day: Day; readonly answer: DayAnswer }) {
  const people = day.people[answer];
  const { day: id, weekday } = day.event;
  const notAsked = isNotAsked(day, answer);
  if (notAsked || (people === 0 && answer !== 'yes')) {
    return (
      <span className={styles.numbers.plain}>
        <span>{people.toLocaleString(language)}</span>{' '}
        {notAsked && <span className={styles.note}>{words.notAsked}</span>}
      </span>
    );
  }
  return (
    <a
      href={answerAddress(id, answer)}
      aria-label={words.peopleOn(capital(weekday), people, common.answers[answer])}
      className={answer === 'yes' ? styles.numbers.figure : styles.numbers.link}
    >
      {people.toLocaleString(language)}
    </a>
  );
}

/** The shares of the answers to a day. The patterns can be told apart without colours. The table has the numbers. */
const Bar = ({ day }: { readonly day: Day }) => (
  <div className={styles.bar} aria-hidden="true">
    {DAY_ANSWERS.map(
      (answer) =>
        day.people[answer] > 0 &&
        !isNotAsked(day, answer) && (
          <span
            key={answer}
            className={styles.segment[answer]}
            style={{ flexGrow: day.people[answer] }}
          />
        ),
    )}
  </div>
);
