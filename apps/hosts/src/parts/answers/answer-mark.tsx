import type { CelebrationEvent } from '@invitation/domain/event';
import { onceFor } from '@invitation/domain/once-for';
import { common } from '@invitation/domain/words/hosts/common';
import { language } from '@invitation/domain/words/hosts/language';
import { overview } from '@invitation/domain/words/hosts/overview';
import { visuallyHidden } from '@invitation/ui/theme/visually-hidden';
import { answerOf, comingOn, type DayAnswer, type Guest } from '../../model/guests';
import { useShownSite } from '../hosts-site';
import * as styles from './answer-mark.css';
import { ANSWER_SIGNS } from './answers';

/** E.g. `Fri`. To format it takes longer than to render a row. */
export const shortWeekday = onceFor(({ start, timeZone }: CelebrationEvent): string =>
  new Date(start).toLocaleDateString(language, { timeZone, weekday: 'short' }),
);

/** The answer of a guest to one day, e.g. `✓ Fri`, or `✓ Fri 3`. */
export const AnswerMark = ({
  event,
  answer,
  people = 0,
}: {
  readonly event: CelebrationEvent;
  readonly answer: DayAnswer;
  /** How many come. Default: not shown. */
  readonly people?: number;
}) => (
  <span className={styles.mark[answer]}>
    <span aria-hidden="true">
      {ANSWER_SIGNS[answer]} {shortWeekday(event)}
      {people > 0 && ` ${people}`}
    </span>
    <span className={visuallyHidden}>
      {people > 0
        ? overview.peopleOn(event.weekday, people, common.answers[answer])
        : `${event.weekday}: ${common.answers[answer]}`}
      .{' '}
    </span>
  </span>
);

/** The answers of a guest to all days. A day that the form does not ask about is shown only with an answer. */
export function AnswerMarks({ guest }: { readonly guest: Guest }) {
  const { events } = useShownSite();
  return (
    <span className={styles.marks}>
      {events.map((event) => {
        const { day, asked } = event;
        const answer = answerOf(guest, event);
        const isShown = asked || answer === 'yes' || answer === 'no';
        const people = comingOn(guest, event);
        return isShown && <AnswerMark key={day} event={event} answer={answer} people={people} />;
      })}
    </span>
  );
}
