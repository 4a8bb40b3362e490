import type { DayId, RecordDay } from '@invitation/domain/event/event';
import { answerText, chosenBy, shownOption } from '@invitation/domain/record/questions';
import type { Person, Question } from '@invitation/domain/record/record';
import { common } from '@invitation/domain/words/hosts/common';
import type { NotesByKey } from '../store/guest-notes';
import { needsOn } from './dietary-needs';
import { attendanceOf, type Guest, hasReplied, type RepliedGuest, type SomeDays } from './guests';
import { answerOfGuest, askedOf } from './question-totals';
import { compareTables, tableOf } from './seating';

/** A line of a list of people: one named person who comes, or all unnamed people of a guest. */
export interface Attendee {
  readonly guest: RepliedGuest;
  /** `null` for people without names. */
  readonly person: Person | null;
  /** How many people the line stands for, on each day on which somebody comes. */
  readonly heads: Readonly<Partial<Record<DayId, number>>>;
  /** Whether this is the guest's first line, which has the answers for the whole party. */
  readonly isFirst: boolean;
  /** Empty for people without a table. */
  readonly table: string;
}

/** The lines of a guest's people who come on any of these days. */
function attendeesOf(guest: RepliedGuest, days: SomeDays, notes: NotesByKey): readonly Attendee[] {
  const headsOf = (numberOn: (day: DayId) => number) =>
    Object.fromEntries(
      days.map(({ day }) => [day, numberOn(day)] as const).filter(([, heads]) => heads > 0),
    );
  const named = attendanceOf(guest, days).people.map((person) => ({
    person,
    heads: headsOf((day) => Number(person.days.includes(day))),
  }));
  const nameless = headsOf((day) => {
    const { heads, people } = attendanceOf(guest, [{ day }]);
    return people.length > 0 ? 0 : heads;
  });
  return [...named, { person: null, heads: nameless }]
    .filter(({ heads }) => Object.keys(heads).length > 0)
    .map((line, index) => ({
      ...line,
      guest,
      isFirst: index === 0,
      table: tableOf({ guest, person: line.person }, notes),
    }));
}

/** Everybody who comes on any of these days, sorted by table. Without tables, in the order of the guests. */
export const seatedAttendees = (
  guests: readonly Guest[],
  days: SomeDays,
  notes: NotesByKey,
): readonly Attendee[] =>
  guests
    .filter(hasReplied)
    .flatMap((guest) => attendeesOf(guest, days, notes))
    .sort((one, other) => compareTables(one.table, other.table));

/** The dietary needs on a line, e.g. `Vegan`, or with the size of an unnamed party: `party of 4: Vegan`. */
export const needsOfAttendee = ({ guest, person, isFirst }: Attendee, days: SomeDays): string =>
  needsOn(guest, days)
    .filter(({ name }) => (name === null ? isFirst : name === person?.name))
    .map(({ text, heads }) => (heads > 1 ? `${common.parties(1, heads)}: ${text}` : text))
    .join('; ');

export function answerOfAttendee({ guest, person, isFirst }: Attendee, question: Question): string {
  if (question.each && person) return shownOption(question, person.answers[question.id] ?? '');
  return isFirst ? answerText(question, answerOfGuest(guest, question)) : '';
}

export function chosenByAttendee(
  days: readonly RecordDay[],
  { guest, person, isFirst }: Attendee,
  question: Question,
  option: string,
): number {
  const asked = askedOf(days, guest, question);
  if (!question.each || asked.people.length === 0) {
    return isFirst ? chosenBy(question, option, guest.reply, asked) : 0;
  }
  const people = asked.people.filter(({ name }) => name === person?.name);
  return chosenBy(question, option, guest.reply, { heads: people.length, people });
}
