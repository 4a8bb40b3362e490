import { shownOption } from '@invitation/domain/record/questions';
import { overview as words } from '@invitation/domain/words/hosts/overview';
import { useMemo } from 'react';
import { ADDRESSES } from '../../context/addresses';
import { useHosts } from '../../context/hosts-site';
import * as card from '../../controls/card.css';
import * as layout from '../../controls/layout.css';
import type { Guest } from '../../model/people/guests';
import { questionTotals } from '../../model/people/question-totals';
import * as styles from './overview.css';

/** The answers to the questions of the hosts, as numbers of people (B17). */
export function QuestionTotals({ guests }: { readonly guests: readonly Guest[] }) {
  const { events, questions } = useHosts().site;
  const totals = useMemo(
    () => questionTotals(questions, events, guests),
    [questions, events, guests],
  );
  if (totals.length === 0) return null;
  const off = (answered: string, people: number, text: string) =>
    people > 0 && (
      <li className={`${styles.need} ${layout.subtle}`}>
        <a href={`${ADDRESSES.guests}?${new URLSearchParams({ answered })}`}>
          {`${people} × ${text}`}
        </a>
      </li>
    );
  const cards = totals.map(({ question, options, people, chosen, missing, tooMany }) => (
    <section key={question.id} className={card.root}>
      <h2 className={card.heading}>{question.label}</h2>
      <p className={layout.subtle}>{words.chosenFor(chosen, people)}</p>
      <ul className={layout.list}>
        {options.map(([option, people]) => (
          <li key={option} className={styles.need}>
            <strong>{`${people} ×`}</strong> <span>{shownOption(question, option)}</span>
          </li>
        ))}
        {off(`${question.id}<`, missing, words.notChosen)}
        {off(`${question.id}>`, tooMany, words.tooMany)}
      </ul>
    </section>
  ));
  return <div className={styles.columns}>{cards}</div>;
}
