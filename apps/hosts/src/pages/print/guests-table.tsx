import type { CelebrationEvent } from '@invitation/domain/event/event';
import { namesOn } from '@invitation/domain/party/person';
import type { Question } from '@invitation/domain/record/record';
import {
  type FormTextName,
  TEXT_NAMES,
  type TextFieldName,
  textField,
} from '@invitation/domain/record/rsvp-fields';
import { columns as headings } from '@invitation/domain/words/hosts/columns';
import { common } from '@invitation/domain/words/hosts/common';
import { print as words } from '@invitation/domain/words/hosts/print';
import { IsolatedList } from '@invitation/ui/basics/isolated-list';
import { Sentence } from '@invitation/ui/basics/sentence';
import { visuallyHidden } from '@invitation/ui/theme/visually-hidden';
import { useHosts } from '../../context/hosts-site';
import { ANSWER_SIGNS } from '../../controls/answers/answers';
import { GuestName } from '../../controls/guest-name';
import { needsText } from '../../model/people/dietary-needs';
import { answerOf, comingOn, type Guest } from '../../model/people/guests';
import { shownAnswer } from '../../model/people/question-totals';
import { tablesOf } from '../../model/people/seating';
import type { NotesByKey } from '../../model/store/guest-notes';
import { capital } from '../../model/text/format';
import * as styles from './print-page.css';

/** The texts with a column. The names stand together in the first one. */
const TEXTS = TEXT_NAMES.filter((name) => name !== 'name' && name !== 'guest');

/** The fields whose label in the guests' form is missing, or too long for a column. */
type ShortName = 'dietaryRestrictions' | Exclude<TextFieldName, FormTextName>;
const HEADINGS: Readonly<Record<ShortName, string>> = {
  dietaryRestrictions: common.dietary,
  otherNotes: words.notes,
};

/** The guests with a box to tick: for one day how many come, otherwise their answers for each day. */
export function GuestsTable({
  guests,
  event: selected,
  questions,
  notes,
}: {
  readonly guests: readonly Guest[];
  readonly event: CelebrationEvent | undefined;
  readonly questions: readonly Question[];
  readonly notes: NotesByKey;
}) {
  const { events } = useHosts().site;
  const columns = selected ? [] : events;
  const days = selected ? [selected] : events;
  const tables = new Map(guests.map((guest) => [guest.key, tablesOf(guest, days, notes)]));
  const hasTables = [...tables.values()].some(({ length }) => length > 0);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className={visuallyHidden}>{words.ticked}</span>
          </th>
          <th scope="col">{common.name}</th>
          {hasTables && <th scope="col">{headings.table}</th>}
          {selected && (
            <th scope="col" className={styles.number}>
              {common.people}
            </th>
          )}
          {columns.map(({ day, weekday }) => (
            <th key={day} scope="col">
              {capital(weekday)}
            </th>
          ))}
          {questions.map(({ id, label }) => (
            <th key={id} scope="col" className={styles.text}>
              {label}
            </th>
          ))}
          {TEXTS.map((name) => (
            <th key={name} scope="col" className={styles.longText}>
              {name in HEADINGS ? HEADINGS[name as ShortName] : textField(name).label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {guests.map((guest) => (
          <tr key={guest.key}>
            <td>
              <span className={styles.box} />
            </td>
            <th scope="row">
              <GuestName guest={guest} />
              {guest.reply?.guest && (
                <Sentence>
                  {' '}
                  {common.with(
                    <bdi key="guest" translate="no">
                      {guest.reply.guest}
                    </bdi>,
                  )}
                </Sentence>
              )}
              {selected && <Names of={namesOn(guest.reply, selected.day)} />}
            </th>
            {hasTables && <td>{tables.get(guest.key)?.join(', ')}</td>}
            {selected && <td className={styles.number}>{comingOn(guest, selected)}</td>}
            {columns.map((event) => {
              const answer = answerOf(guest, event);
              // Nobody was asked.
              if (answer === 'unanswered' && !event.asked) return <td key={event.day} />;
              return (
                <td key={event.day} className={styles.answer}>
                  <span aria-hidden="true">{ANSWER_SIGNS[answer]}</span>
                  <span className={visuallyHidden}>{common.answers[answer]}</span>{' '}
                  {answer === 'yes' && <span>{comingOn(guest, event)}</span>}
                  <Names of={namesOn(guest.reply, event.day)} />
                </td>
              );
            })}
            {questions.map((question) => (
              <td key={question.id}>{shownAnswer(days, guest, question)}</td>
            ))}
            {TEXTS.map((name) => (
              <td key={name}>
                {name === 'dietaryRestrictions' ? needsText(guest) : guest.reply?.[name]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Names = ({ of: names }: { readonly of: readonly string[] }) => (
  <div className={styles.names}>
    <IsolatedList texts={names} separator=", " />
  </div>
);
