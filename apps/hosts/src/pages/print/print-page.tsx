import type { DayId } from '@invitation/domain/event/event';
import { shownOption } from '@invitation/domain/record/questions';
import type { Question } from '@invitation/domain/record/record';
import { common } from '@invitation/domain/words/hosts/common';
import { overview } from '@invitation/domain/words/hosts/overview';
import { print as words } from '@invitation/domain/words/hosts/print';
import { Button } from '@invitation/ui/basics/button';
import { SelectField } from '@invitation/ui/basics/field';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useGuestList, useHosts } from '../../context/hosts-site';
import { WithNotes } from '../../context/with-watched';
import { Options } from '../../controls/choice/options';
import * as layout from '../../controls/layout.css';
import { PageHeading } from '../../controls/page-heading/page-heading';
import { PaperHead } from '../../controls/print/paper-head';
import { PrintButton } from '../../controls/print/print-button';
import { setPage } from '../../controls/print/set-page';
import { attempt } from '../../edit/attempt';
import { downloadCsv } from '../../fields/csv/download-csv';
import { dietaryNeeds, shownNeed } from '../../model/people/dietary-needs';
import { comingOn, type Guest } from '../../model/people/guests';
import { isOfFood, questionTotals } from '../../model/people/question-totals';
import { type Headcount, headcountOn } from '../../model/people/summary';
import type { NotesByKey } from '../../model/store/guest-notes';
import { capital } from '../../model/text/format';
import { GuestsTable } from './guests-table';
import { PeopleTable } from './people-table';
import * as styles from './print-page.css';

export function PrintPage() {
  const { guests } = useGuestList();
  const { day, by } = useSearch({ from: '/print' });
  const navigate = useNavigate();
  const list = (notes: NotesByKey) => (
    <PrintList
      guests={guests}
      notes={notes}
      day={day}
      by={by}
      onDay={(day, by) => navigate({ to: '/print', search: { day, by }, replace: true })}
    />
  );
  return <WithNotes>{list}</WithNotes>;
}

const questionsOn = (questions: readonly Question[], day: DayId | undefined) =>
  questions.filter((question) => !day || (question.if ?? day) === day);

/**
 * The list for paper, in alphabetical order: for one day only those who come, with a box to tick, or with a row for each person
 * for the caterer.
 */
export function PrintList({
  guests,
  notes,
  day,
  by,
  onDay,
}: {
  readonly guests: readonly Guest[];
  readonly notes: NotesByKey;
  /** The day to print; all days if it is `undefined`. */
  readonly day: DayId | undefined;
  readonly by?: 'person' | undefined;
  readonly onDay: (day: DayId | undefined, by: 'person' | undefined) => void;
}) {
  const { site } = useHosts();
  const { events } = site;
  const selected = events.find((event) => event.day === day);
  const rows = selected ? guests.filter((guest) => comingOn(guest, selected) > 0) : guests;
  const days = selected ? [selected] : events;
  const forCaterer = selected && by === 'person';
  const questions = questionsOn(site.questions, selected?.day).filter(
    (question) => !forCaterer || isOfFood(question),
  );
  /** Downloads the table with a line for each person. */
  const download = () =>
    downloadCsv(site, `${day}`, ({ peopleCsv }, headings) =>
      peopleCsv({ days, questions }, guests, headings, notes),
    );
  const isWide = (selected ? 0 : events.length) + questions.length > 2;
  useEffect(() => (isWide ? setPage('size: landscape') : undefined), [isWide]);
  return (
    <>
      <PageHeading
        title={forCaterer ? words.caterer(selected.weekday) : words.title}
        actions={
          <>
            <PrintButton />
            {forCaterer && (
              <Button variant="secondary" onClick={() => attempt(download)}>
                {overview.csv}
              </Button>
            )}
          </>
        }
      />
      <div className={styles.options}>
        <SelectField
          label={words.who}
          value={[day, by].filter(Boolean).join('/')}
          onChange={({ target }) => {
            const [chosen, person] = target.value.split('/');
            onDay((chosen || undefined) as DayId | undefined, person ? 'person' : undefined);
          }}
        >
          <option value="">{words.everybody}</option>
          <Options of={events.map((event) => [event.day, words.comingOn(event.weekday)])} />
          {site.namedGuests && (
            <Options
              of={events.map(({ day, weekday }) => [`${day}/person`, words.caterer(weekday)])}
            />
          )}
        </SelectField>
      </div>
      <PaperHead days={days} />
      <div className={styles.summary}>
        {days.map((event) => (
          <p key={event.day}>
            <strong>{capital(event.weekday)}</strong>{' '}
            <span>{totalOf(headcountOn(events, guests, event))}</span>
          </p>
        ))}
        {days.map((event) => {
          const needs = dietaryNeeds([event], guests);
          return (
            needs.length > 0 && (
              <p key={event.day}>
                <strong>{`${common.dietary} (${event.weekday})`}</strong>{' '}
                <span>
                  {needs.map(({ text, days }) => `${text}: ${days.map(shownNeed)}`).join(' · ')}
                </span>
              </p>
            )
          );
        })}
        {questionTotals(questions, days, guests, events).map(
          ({ question, options, people, chosen, missing, tooMany }) => (
            <p key={question.id}>
              <strong>{question.label}</strong> {/* An option may have commas. */}
              <span>
                {`${[
                  ...options.map(
                    ([option, people]) => `${people} × ${shownOption(question, option)}`,
                  ),
                  ...(missing > 0 ? [`${missing} × ${overview.notChosen}`] : []),
                  ...(tooMany > 0 ? [`${tooMany} × ${overview.tooMany}`] : []),
                ].join(' · ')} (${overview.chosenFor(chosen, people)})`}
              </span>
            </p>
          ),
        )}
        {!selected && <p className={layout.muted}>{words.legend}</p>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, also by keyboard */}
      <section className={styles.scroller} aria-label={common.guests} tabIndex={0}>
        {forCaterer ? (
          <PeopleTable guests={rows} event={selected} questions={questions} notes={notes} />
        ) : (
          <GuestsTable guests={rows} event={selected} questions={questions} notes={notes} />
        )}
      </section>
      {rows.length === 0 && <p>{words.nobody}</p>}
    </>
  );
}

/** E.g. `16 people (3 children)`. */
function totalOf({ people, children }: Headcount): string {
  return `${common.peopleCount(people.yes)}${children > 0 ? ` (${common.childrenCount(children)})` : ''}`;
}
