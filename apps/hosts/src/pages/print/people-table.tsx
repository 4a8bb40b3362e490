import type { CelebrationEvent } from '@invitation/domain/event/event';
import type { Question } from '@invitation/domain/record/record';
import { columns } from '@invitation/domain/words/hosts/columns';
import { common } from '@invitation/domain/words/hosts/common';
import { party } from '@invitation/domain/words/hosts/party';
import { GuestName } from '../../controls/guest-name';
import * as layout from '../../controls/layout.css';
import { answerOfAttendee, needsOfAttendee, seatedAttendees } from '../../people/attendees';
import type { Guest } from '../../people/guests';
import type { NotesByKey } from '../../store/guest-notes';
import * as styles from './print-page.css';

/** Those who come on a day, with a row for each person, and one for all of a guest whose names nobody knows; by table if there are tables (B15). */
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
        {lines.map((line) => (
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
      </tbody>
    </table>
  );
}
