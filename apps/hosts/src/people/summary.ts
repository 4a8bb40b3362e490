import type { RecordDay } from '@invitation/domain/event/event';
import { type DietaryNeed, dietaryNeeds } from './dietary-needs';
import {
  answerOf,
  type DayAnswer,
  type Guest,
  hasReplied,
  peopleOf,
  type RepliedGuest,
} from './guests';

const NEWEST_COUNT = 10;

/** How many people the guests with each answer to a day are. */
export interface Headcount<Day extends RecordDay = RecordDay> {
  readonly event: Day;
  /** As `peopleOf` counts them. */
  readonly people: Readonly<Record<DayAnswer, number>>;
}

export interface Summary<Day extends RecordDay = RecordDay> {
  readonly headcounts: readonly Headcount<Day>[];
  readonly dietary: readonly DietaryNeed<Day>[];
  /** The latest replies first. */
  readonly newest: readonly RepliedGuest[];
}

function headcountOf<Day extends RecordDay>(event: Day, guests: readonly Guest[]): Headcount<Day> {
  const people = { yes: 0, no: 0, unanswered: 0, notInvited: 0 };
  for (const guest of guests) people[answerOf(guest, event)] += peopleOf(guest, event.day);
  return { event, people };
}

const timeOf = ({ reply }: RepliedGuest): number =>
  reply.lastRsvp?.getTime() ?? Number.NEGATIVE_INFINITY;

/** Summarizes all replies (B9) and personal invitations (B14). */
export function summarize<Day extends RecordDay>(
  days: readonly Day[],
  guests: readonly Guest[],
): Summary<Day> {
  const replied = guests.filter(hasReplied);
  return {
    headcounts: days.map((day) => headcountOf(day, guests)),
    dietary: dietaryNeeds(days, guests),
    newest: [...replied].sort((one, other) => timeOf(other) - timeOf(one)).slice(0, NEWEST_COUNT),
  };
}
