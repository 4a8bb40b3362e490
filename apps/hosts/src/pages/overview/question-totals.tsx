import { shownOption } from '@invitation/domain/questions';
import { overview as words } from '@invitation/domain/words/hosts/overview';
import { useMemo } from 'react';
import type { Guest } from '../../model/guests';
import { questionTotals } from '../../model/question-totals';
import * as card from '../card.css';
import { useSite } from '../hosts-site';
import * as layout from '../layout.css';
import * as styles from './overview.css';

/** The answers to the questions of the hosts, as numbers of people (B17). */
export function QuestionTotals({ guests }: { readonly guests: readonly Guest[] }) {
  const { events, questions } = useSite();
  const totals = useMemo(
    () => questionTotals(questions, events, guests),
    [questions, events, guests],
  );
  if (totals.length === 0) return null;
  const cards = totals.map(({ question, options, missing }) => (
    <section key={question.id} className={card.root}>
      <h2 className={card.heading}>{question.label}</h2>
      <ul className={layout.list}>
        {options.map(([option, people]) => (
          <li key={option} className={styles.need}>
            <strong>{people} ×</strong> {shownOption(question, option)}
          </li>
        ))}
        {missing > 0 && (
          <li className={`${styles.need} ${layout.subtle}`}>
            {missing} × {words.notChosen}
          </li>
        )}
      </ul>
    </section>
  ));
  return <div className={styles.columns}>{cards}</div>;
}
