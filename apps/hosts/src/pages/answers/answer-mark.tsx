import type { CelebrationEvent } from '@invitation/domain/event';
import { visuallyHidden } from '@invitation/ui/theme/visually-hidden';
import { answerOf, type DayAnswer, type Guest } from '../../model/guests';
import * as styles from './answer-mark.css';
import { ANSWER_SIGNS, ANSWER_TEXTS } from './answers';

/** The answer of a guest to one day, e.g. `✓ Fri`. */
export const AnswerMark = ({
  weekday,
  answer,
}: {
  /** E.g. `Friday`. */
  readonly weekday: string;
  readonly answer: DayAnswer;
}) => (
  <span className={styles.mark[answer]}>
    <span aria-hidden="true">
      {ANSWER_SIGNS[answer]} {weekday.slice(0, 3)}
    </span>
    <span className={visuallyHidden}>
      {weekday}: {ANSWER_TEXTS[answer]}.{' '}
    </span>
  </span>
);

/** The answers of a guest to all days. A day that the form does not ask about is shown only with an answer. */
export const AnswerMarks = ({
  guest,
  events,
}: {
  readonly guest: Guest;
  readonly events: readonly CelebrationEvent[];
}) => (
  <span className={styles.marks}>
    {events.map((event) => {
      const { day, weekday, asked } = event;
      const answer = answerOf(guest, event);
      const isShown = asked || answer === 'yes' || answer === 'no';
      return isShown && <AnswerMark key={day} weekday={weekday} answer={answer} />;
    })}
  </span>
);
