import type { CelebrationEvent } from '@invitation/domain/event';
import type { Headcount } from '../../model/summary';
import { answerAddress } from '../addresses';
import { ANSWER_HEADINGS, DAY_ANSWERS } from '../answers/answers';
import * as card from '../card.css';
import { count } from '../format';
import { DayBar, Swatch } from './day-bar';
import * as styles from './overview.css';

/** How many people come to one day, do not, have not answered, or are not invited. */
export const DayCard = ({
  event: { day, weekday, title, asked },
  headcount,
}: {
  readonly event: CelebrationEvent;
  readonly headcount: Headcount;
}) => {
  const { people } = headcount;
  return (
    <section className={card.root} aria-label={weekday}>
      <h2 className={card.heading}>
        {weekday} <span className={styles.subtle}>{title}</span>
      </h2>
      <p>
        <strong className={styles.figure}>{people.yes}</strong>{' '}
        {people.yes === 1 ? 'person comes' : 'people come'}
      </p>
      {!asked && <p className={styles.subtle}>The form does not ask about this day.</p>}
      <DayBar people={people} />
      <ul className={styles.legend}>
        {DAY_ANSWERS.map((answer) => (
          <li key={answer}>
            <a href={answerAddress(day, answer)} className={styles.legendRow}>
              <Swatch answer={answer} />
              <span>{ANSWER_HEADINGS[answer]}</span>
              <span className={styles.numbers}>
                <strong>{people[answer]}</strong>{' '}
                <span className={styles.subtle}>
                  in {count(headcount[answer], 'entry', 'entries')}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
