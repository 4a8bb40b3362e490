import type { CelebrationEvent } from '@invitation/domain/event/event';
import { onceFor } from '@invitation/domain/record/once-for';
import { common } from '@invitation/domain/words/hosts/common';
import { language } from '@invitation/domain/words/hosts/language';
import { overview } from '@invitation/domain/words/hosts/overview';
import { visuallyHidden } from '@invitation/ui/theme/visually-hidden';
import { useHosts } from '../../context/hosts-site';
import {
  answerOf,
  attendanceOf,
  comingOn,
  type DayAnswer,
  type Guest,
  personAnswersOn,
} from '../../model/people/guests';
import * as styles from './answer-mark.css';
import { ANSWER_SIGNS } from './answers';

/** E.g. `Fri`. Cached, because formatting takes longer than rendering a row. */
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
      {`${ANSWER_SIGNS[answer]} ${shortWeekday(event)}${people > 0 ? ` ${people}` : ''}`}
    </span>
    <span className={visuallyHidden}>
      {`${
        people > 0
          ? overview.peopleOn(event.weekday, people, common.answers[answer])
          : `${event.weekday}: ${common.answers[answer]}`
      }. `}
    </span>
  </span>
);

/** Which people of a guest come on a day, e.g. `Ana ✓ Tom –`. Nothing if they have no names. */
export const PeopleMarks = ({
  guest,
  event,
}: {
  readonly guest: Guest;
  readonly event: CelebrationEvent;
}) =>
  personAnswersOn(guest, event.day).map(({ name, answer }) => (
    <span key={name} className={styles.person}>
      <bdi translate="no">{name}</bdi>{' '}
      <span aria-hidden="true">{answer === 'no' ? '–' : ANSWER_SIGNS[answer]}</span>
      <span className={visuallyHidden}>{`${common.answers[answer]}.`}</span>{' '}
    </span>
  ));

/** Which people of a guest come on each day with a yes, e.g. `Fri: Ana ✓ Tom –`. */
export function PeopleByDay({ guest }: { readonly guest: Guest }) {
  return useHosts()
    .site.events.filter(({ day }) => attendanceOf(guest, [{ day }]).people.length > 0)
    .map((event) => (
      <span key={event.day} className={styles.day}>
        <span aria-hidden="true">{`${shortWeekday(event)}: `}</span>
        <span className={visuallyHidden}>{`${event.weekday}: `}</span>
        <PeopleMarks guest={guest} event={event} />
      </span>
    ));
}

/** The answers of a guest to all days. A day that the form does not ask about is shown only with an answer. */
export function AnswerMarks({ guest }: { readonly guest: Guest }) {
  const { events } = useHosts().site;
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
