import type { RecordDay } from '@invitation/domain/event/event';
import { childrenOf } from '@invitation/domain/party/people';
import { type DietaryNeed, dietaryNeeds } from './dietary-needs';
import {
  answerOf,
  attendanceOf,
  comingOn,
  type DayAnswer,
  type Guest,
  hasReplied,
  mostPeopleOf,
  type RepliedGuest,
} from './guests';
import { sumOf } from './question-totals';

const NEWEST_COUNT = 10;

export type PeopleByAnswer = Readonly<Record<DayAnswer, number>>;

/** The numbers of a day, in people (B15). */
export interface Headcount<Day extends RecordDay = RecordDay> {
  readonly event: Day;
  /** These numbers add up to `Summary.people` on every day. */
  readonly people: PeopleByAnswer;
  /** All people except `people.notInvited`. */
  readonly invited: number;
  readonly children: number;
}

export interface Summary<Day extends RecordDay = RecordDay> {
  readonly headcounts: readonly Headcount<Day>[];
  /** How many people are on the list. */
  readonly people: number;
  /** How many of them are known to be children. Only named people can be. */
  readonly children: number;
  readonly dietary: readonly DietaryNeed<Day>[];
  /** The latest replies first. */
  readonly newest: readonly RepliedGuest[];
}

/** How many people of a guest have each answer. People who stay at home while others of the party come count as `no`. */
export function peopleByAnswer(
  days: readonly RecordDay[],
  guest: Guest,
  event: RecordDay,
): PeopleByAnswer {
  const party = mostPeopleOf(guest, days);
  const coming = comingOn(guest, event);
  const nobody = { yes: 0, no: 0, unanswered: 0, notInvited: 0 };
  return coming > 0
    ? { ...nobody, yes: coming, no: party - coming }
    : { ...nobody, [answerOf(guest, event)]: party };
}

/** Counts the people of a day. All pages use this count. @param days all days of the celebration */
export function headcountOn<Day extends RecordDay>(
  days: readonly RecordDay[],
  guests: readonly Guest[],
  event: Day,
): Headcount<Day> {
  const counted = guests.map((guest) => peopleByAnswer(days, guest, event));
  const numberOf = (answer: DayAnswer) => sumOf(counted, (people) => people[answer]);
  const people = {
    yes: numberOf('yes'),
    no: numberOf('no'),
    unanswered: numberOf('unanswered'),
    notInvited: numberOf('notInvited'),
  };
  return {
    event,
    people,
    invited: people.yes + people.no + people.unanswered,
    children: sumOf(guests, (guest) => childrenOf(attendanceOf(guest, [event]))),
  };
}

/** How many children are on the invitation, or come and are only in the reply. */
const childrenIn = (days: readonly RecordDay[], guest: Guest): number => {
  const names = new Set([
    ...(guest.invitation?.children ?? []),
    ...attendanceOf(guest, days).people.flatMap(({ name, isChild }) => (isChild ? name : [])),
  ]);
  return Math.min(names.size, mostPeopleOf(guest, days));
};

const timeOf = ({ reply }: RepliedGuest): number =>
  reply.lastRsvp?.getTime() ?? Number.NEGATIVE_INFINITY;

/** Summarizes all replies (B9) and personal invitations (B14). */
export function summarize<Day extends RecordDay>(
  days: readonly Day[],
  guests: readonly Guest[],
): Summary<Day> {
  const replied = guests.filter(hasReplied);
  return {
    headcounts: days.map((day) => headcountOn(days, guests, day)),
    people: sumOf(guests, (guest) => mostPeopleOf(guest, days)),
    children: sumOf(guests, (guest) => childrenIn(days, guest)),
    dietary: dietaryNeeds(days, guests),
    newest: [...replied].sort((one, other) => timeOf(other) - timeOf(one)).slice(0, NEWEST_COUNT),
  };
}
