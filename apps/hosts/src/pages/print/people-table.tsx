import type { CelebrationEvent } from '@invitation/domain/event/event';
import { shownOption } from '@invitation/domain/record/questions';
import type { Question } from '@invitation/domain/record/record';
import { columns } from '@invitation/domain/words/hosts/columns';
import { common } from '@invitation/domain/words/hosts/common';
import { party } from '@invitation/domain/words/hosts/party';
import { print as words } from '@invitation/domain/words/hosts/print';
import { tables } from '@invitation/domain/words/hosts/tables';
import { Fragment } from 'react';
import { GuestName } from '../../controls/guest-name';
import * as layout from '../../controls/layout.css';
import {
  type Attendee,
  answerOfAttendee,
  chosenByAttendee,
  needsOfAttendee,
  seatedAttendees,
} from '../../model/people/attendees';
import { groupBy } from '../../model/people/group-by-name';
import type { Guest } from '../../model/people/guests';
import type { NotesByKey } from '../../model/store/guest-notes';
import { shownTable } from '../../model/text/shown-table';
import * as styles from './print-page.css';

/** The key of people without a table. No name of a table has a line break. */
const NO_TABLE = '\n';

/** Everybody who comes on a day: a row for each named person, one for all unnamed people of a guest. By table, if there are any (B15). */
export function PeopleTable({
  guests,
  event,
  questions,
  notes,
}: {
  readonly guests: readonly Guest[];
  readonly event: CelebrationEvent;
  readonly questions: readonly Question[];
  readonly notes: NotesByKey;
}) {
  const lines = seatedAttendees(guests, [event], notes);
  const hasTables = lines.some(({ table }) => table);
  const headsOf = (some: readonly Attendee[]) =>
    some.reduce((sum, { heads }) => sum + (heads[event.day] ?? 0), 0);
  /** E.g. `2 × Fish, 1 × Meat`. */
  const chosenAt = (some: readonly Attendee[], question: Question) =>
    question.options
      .map((option) => {
        const chosen = some.map((line) => chosenByAttendee([event], line, question, option));
        return [option, chosen.reduce((sum, each) => sum + each, 0)] as const;
      })
      .filter(([, chosen]) => chosen > 0)
      .map(([option, chosen]) => `${chosen} × ${shownOption(question, option)}`)
      .join(', ');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {hasTables && <th scope="col">{columns.table}</th>}
          <th scope="col">{common.name}</th>
          <th scope="col" className={styles.number}>
            {common.people}
          </th>
          {questions.map(({ id, label }) => (
            <th key={id} scope="col" className={styles.text}>
              {label}
            </th>
          ))}
          <th scope="col" className={styles.longText}>
            {common.dietary}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...groupBy(lines, ({ table }) => table || NO_TABLE)].map(([key, atTable]) => (
          <Fragment key={key}>
            {atTable.map((line) => (
              <tr key={`${line.guest.key} ${line.person?.name}`}>
                {hasTables && <td>{line.table}</td>}
                <th scope="row">
                  {line.person && (
                    <>
                      <bdi translate="no">{line.person.name}</bdi>{' '}
                      <span>{line.person.isChild ? `(${party.child}) ·` : '·'}</span>{' '}
                    </>
                  )}
                  <span className={line.person ? layout.muted : undefined}>
                    <GuestName guest={line.guest} />
                  </span>
                </th>
                <td className={styles.number}>{line.heads[event.day]}</td>
                {questions.map((question) => (
                  <td key={question.id}>{answerOfAttendee(line, question)}</td>
                ))}
                <td>{needsOfAttendee(line, [event])}</td>
              </tr>
            ))}
            {hasTables && (
              <tr className={styles.total}>
                <td />
                <th scope="row">
                  {words.totalAt(key === NO_TABLE ? tables.without : shownTable(key))}
                </th>
                <td className={styles.number}>{headsOf(atTable)}</td>
                {questions.map((question) => (
                  <td key={question.id}>{chosenAt(atTable, question)}</td>
                ))}
                <td />
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
