import type { DayAnswer } from '../../model/guests';
import { ANSWER_HEADINGS, DAY_ANSWERS } from '../answers/answers';
import * as styles from './day-bar.css';

/** The shares of the answers to one day. The patterns differ without their colours. */
export const DayBar = ({ people }: { readonly people: Readonly<Record<DayAnswer, number>> }) => (
  <div
    role="img"
    aria-label={DAY_ANSWERS.map((answer) => `${ANSWER_HEADINGS[answer]}: ${people[answer]}`).join(
      ', ',
    )}
    className={styles.bar}
  >
    {DAY_ANSWERS.filter((answer) => people[answer] > 0).map((answer) => (
      <span key={answer} className={styles.segment[answer]} style={{ flexGrow: people[answer] }} />
    ))}
  </div>
);

/** The pattern of an answer in the bar, for its legend. */
export const Swatch = ({ answer }: { readonly answer: DayAnswer }) => (
  <span className={`${styles.swatch} ${styles.segment[answer]}`} aria-hidden="true" />
);
