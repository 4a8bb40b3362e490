import type { DayId, RecordDay } from '@invitation/domain/event/event';
import { type Arrivals, countsOn, possiblePeople } from '@invitation/domain/guest-list/arrivals';
import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import { answerField } from '@invitation/domain/record/questions';
import type { Question, RecordShape } from '@invitation/domain/record/record';
import { fieldNames, peopleField } from '@invitation/domain/record/rsvp-fields';
import { columns as words } from '@invitation/domain/words/hosts/columns';
import { common } from '@invitation/domain/words/hosts/common';
import { language } from '@invitation/domain/words/hosts/language';
import {
  answerOfAttendee,
  chosenByAttendee,
  needsOfAttendee,
  seatedAttendees,
} from '../../people/attendees';
import { needsOn, needsText } from '../../people/dietary-needs';
import type { GuestList } from '../../people/guest-list';
import { answerOf, comingOn, type Guest, peopleNames } from '../../people/guests';
import { answerOfGuest, chosenByGuest } from '../../people/question-totals';
import { NO_NOTES, type NotesByKey } from '../../store/guest-notes';
import { listOf } from '../../text/list-of';
import { weekdayIn } from '../../text/weekdays';
import { NOTE_FIELDS, type NoteField, noteText } from '../contacts/imported-notes';
import { membersText } from '../people/members-text';
import { type Headings, tableCsv } from './table-csv';

/** Cells of the answers, in the host's language. Empty if the guest has not answered. */
const ANSWERS = {
  yes: words.yes,
  no: words.no,
  notInvited: common.answers.notInvited,
  unanswered: undefined,
};

/** The names of what an invitation is for. An import reads them in every language. */
function namesOf(days: readonly RecordDay[]) {
  const shared = days.filter(({ guests }) => guests === 'everyone');
  const named = shared.map(({ day }) => weekdayIn(language, day));
  const only = named.length > 0 ? common.onlyDays(listOf(named)) : common.answers.notInvited;
  return {
    weekend: common.allDays,
    saturday: shared.length < days.length ? only : common.allDays,
  };
}

/** People whom only the reply names. */
const plusOnesOf = (guest: Guest): readonly string[] =>
  peopleNames(guest).filter(
    (name) => name !== guest.name && !guest.invitation?.members?.includes(name),
  );

export const arrivedColumn = (day: DayId) => `${day}Arrived`;

/** The number of arrivals. If the counts of two phones differ, it is a text, so that no spreadsheet adds it up. */
const arrivedCell = (arrivals: Arrivals, day: DayId): number | string | undefined => {
  const [people, ...more] = possiblePeople(arrivals, day);
  if (more.length > 0) return common.anyOf([people, ...more]);
  return countsOn(arrivals, day).length > 0 ? people : undefined;
};

const arrivedCells = (days: readonly RecordDay[], arrivals: Arrivals) =>
  Object.fromEntries(days.map(({ day }) => [arrivedColumn(day), arrivedCell(arrivals, day)]));

/** The key of a column with notes, e.g. `notes/phone`. No field of a reply has such a name. */
export const noteColumn = (field: NoteField) => `notes/${field}`;

const noteCells = (notes: GuestNotes | undefined) =>
  Object.fromEntries(NOTE_FIELDS.map((field) => [noteColumn(field), noteText(notes, field)]));

export const dietaryColumn = (day: DayId) => `${day}Dietary`;

/** People as a number, for sums in a spreadsheet. The text of a party does not say how many of its people it concerns. */
const dietaryCell = (guest: Guest, day: RecordDay) => {
  const needs = needsOn(guest, [day]);
  const people = needs.filter(({ heads }) => heads === 1).length;
  const parties = needs
    .filter(({ heads }) => heads > 1)
    .map(({ heads }) => common.parties(1, heads));
  return parties.length > 0 ? [people || [], ...parties].flat().join(' + ') : people || undefined;
};

const dayCells = (days: readonly RecordDay[], guest: Guest) =>
  Object.fromEntries(
    days.flatMap((event) => [
      [event.day, ANSWERS[answerOf(guest, event)]],
      // Even if the reply has no number.
      [peopleField(event.day), comingOn(guest, event) || undefined],
      [dietaryColumn(event.day), dietaryCell(guest, event)],
    ]),
  );

/** A column for each option with numbers of people who come, for sums in a spreadsheet. */
const answerCells = (
  question: Question,
  text: string,
  chosenByGuest: (option: string) => number,
): readonly (readonly [column: string, cell: string | number | undefined])[] =>
  question.kind === 'numbers'
    ? question.options.map((option) => [
        optionColumn(question, option),
        chosenByGuest(option) || undefined,
      ])
    : [[answerField(question), text]];

export const optionColumn = (question: Pick<Question, 'id'>, option: string) =>
  `${answerField(question)}: ${option}`;

const answerColumns = (questions: readonly Question[]): readonly string[] =>
  questions.flatMap((question) =>
    question.kind === 'numbers'
      ? question.options.map((option) => optionColumn(question, option))
      : [answerField(question)],
  );

/**
 * Writes all guests as CSV, in their order. Arrivals without a guest, and a document that is not readable, have a row
 * with the problem.
 *
 * The table has no keys, because the id of an invitation opens the guest's reply. An import can read it.
 *
 * @param headings in the host's language, by column
 * @param hasLanguages whether the sites have several (B16)
 */
export function csv(
  { days, questions = [], timeZone }: RecordShape & { readonly timeZone?: string | undefined },
  {
    guests,
    unreadable,
    otherArrivals,
    notes,
  }: Pick<GuestList, 'guests' | 'unreadable' | 'otherArrivals'> & {
    /** Without notes, the table has no columns for them. */
    readonly notes?: NotesByKey;
  },
  hasLanguages = false,
  namedGuests = false,
  headings?: Headings,
): string {
  const others = otherArrivals
    .filter((each) => days.some(({ day }) => Math.max(...possiblePeople(each.arrivals, day)) > 0))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const invitedTo = namesOf(days);
  const noteFields = NOTE_FIELDS.filter((field) => field !== 'seats' || namedGuests);
  const columns = [
    ...fieldNames(days),
    ...(notes ? noteFields.map(noteColumn) : []),
    ...days.map(({ day }) => dietaryColumn(day)),
    'lastRsvp',
    'invitedTo',
    'people',
    ...days.map(({ day }) => arrivedColumn(day)),
    'problem',
    ...(hasLanguages ? ['language'] : []),
    ...(namedGuests ? ['members'] : []),
    // Last, because they may have the same headings: an import reads the first one.
    ...answerColumns(questions),
  ];
  const rows = [
    ...guests.map((guest) => ({
      ...guest.reply,
      ...dayCells(days, guest),
      ...Object.fromEntries(
        questions.flatMap((each) =>
          answerCells(each, answerOfGuest(guest, each), (option) =>
            chosenByGuest(days, guest, each, option),
          ),
        ),
      ),
      name: guest.name,
      dietaryRestrictions: needsText(guest),
      guest: guest.reply?.guest || plusOnesOf(guest).join(', '),
      lastRsvp: guest.reply?.lastRsvp?.toLocaleString(language, {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone,
      }),
      invitedTo: guest.invitation && invitedTo[guest.invitation.days],
      people: guest.invitation?.people,
      language: guest.invitation?.language,
      members: membersText(guest.invitation ?? {}),
      ...noteCells(notes?.get(guest.key)),
      ...arrivedCells(days, guest.arrivals),
    })),
    // Arrivals of guests who were deleted, withdrawn or merged. They count, as at the door.
    ...others.map((each) => ({ ...arrivedCells(days, each.arrivals), problem: words.notListed })),
    ...unreadable.map(({ reason }) => ({ problem: reason })),
  ];
  return tableCsv(columns, rows, headings);
}

/**
 * Writes everybody who comes as CSV, with a line for each named person, and one for all unnamed people of a guest (B15). Numbers of
 * people and of answers can be added up.
 *
 * @param guests in the order of the lines, unless there are tables
 * @param notes for the tables; without them, the table of the whole list has none
 */
export const peopleCsv = (
  { days, questions = [] }: RecordShape,
  guests: readonly Guest[],
  headings?: Headings,
  notes: NotesByKey = NO_NOTES,
): string => {
  const lines = seatedAttendees(guests, days, notes);
  return tableCsv(
    [
      ...(lines.some(({ table }) => table) ? [noteColumn('table')] : []),
      'name',
      'person',
      'child',
      ...days.map(({ day }) => peopleField(day)),
      'dietaryRestrictions',
      ...answerColumns(questions),
    ],
    lines.map((line) => ({
      [noteColumn('table')]: line.table,
      name: line.guest.name,
      person: line.person?.name,
      child: line.person?.isChild ? words.yes : undefined,
      ...Object.fromEntries(days.map(({ day }) => [peopleField(day), line.heads[day]])),
      dietaryRestrictions: needsOfAttendee(line, days),
      ...Object.fromEntries(
        questions.flatMap((each) =>
          answerCells(each, answerOfAttendee(line, each), (option) =>
            chosenByAttendee(days, line, each, option),
          ),
        ),
      ),
    })),
    headings,
  );
};
