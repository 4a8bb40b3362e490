import { answerField } from '@invitation/domain/record/questions';
import { peopleField, TEXT_NAMES } from '@invitation/domain/record/rsvp-fields';
import { columns } from '@invitation/domain/words/hosts/columns';
import type { HostsSite } from '../../context/hosts-site';
import { NOTE_FIELDS } from '../../model/spreadsheet/contacts/imported-notes';
import {
  arrivedColumn,
  dietaryColumn,
  noteColumn,
  optionColumn,
} from '../../model/spreadsheet/write/csv';
import { capital } from '../../model/text/format';
import { replyLabel } from '../reply-labels';

/** The headings of tables in the host's language, by column. An import reads them in every language. */
export function csvHeadings({
  events,
  questions,
}: Pick<HostsSite, 'events' | 'questions'>): ReadonlyMap<string, string> {
  const { name, people, members, language, problem, person, child } = columns;
  return new Map([
    ...Object.entries({ name, people, members, language, problem, person, child }),
    ['invitedTo', columns.days],
    ['lastRsvp', columns.lastReply],
    ...TEXT_NAMES.filter((field) => field !== 'name').map(
      (field) => [field, replyLabel(field, events)] as const,
    ),
    ...NOTE_FIELDS.map((field) => [noteColumn(field), columns[field]] as const),
    ...events.flatMap(({ day, weekday }) => [
      [day, capital(weekday)] as const,
      [peopleField(day), columns.peopleOn(capital(weekday))] as const,
      [dietaryColumn(day), columns.dietaryOn(capital(weekday))] as const,
      [arrivedColumn(day), columns.arrivedOn(capital(weekday))] as const,
    ]),
    ...questions.flatMap((question) => [
      [answerField(question), question.label] as const,
      ...question.options.map(
        (option) => [optionColumn(question, option), `${question.label}: ${option}`] as const,
      ),
    ]),
  ]);
}
