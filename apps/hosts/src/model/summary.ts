import type { RecordDay } from '@invitation/domain/event';
import {
  answerOf,
  comingOnAny,
  type DayAnswer,
  type Guest,
  hasReplied,
  peopleOf,
  type RepliedGuest,
} from './guests';
import { removeInvisible } from './normalize';

const NEWEST_COUNT = 10;

/** How many people the guests with each answer to a day are. */
export interface Headcount<Day extends RecordDay = RecordDay> {
  readonly event: Day;
  /** As `peopleOf` counts them. */
  readonly people: Readonly<Record<DayAnswer, number>>;
}

/** Guests with the same dietary restrictions, in the words of the first one. */
export interface DietaryNeed {
  readonly text: string;
  readonly guests: readonly RepliedGuest[];
  /** How many people come with these replies, on the day with the most of them. */
  readonly people: number;
}

export interface Summary<Day extends RecordDay = RecordDay> {
  readonly headcounts: readonly Headcount<Day>[];
  /** Of guests who come on any day, that of the most people first. */
  readonly dietary: readonly DietaryNeed[];
  /** The latest replies first. */
  readonly newest: readonly RepliedGuest[];
}

function headcountOf<Day extends RecordDay>(event: Day, guests: readonly Guest[]): Headcount<Day> {
  const people = { yes: 0, no: 0, unanswered: 0, notInvited: 0 };
  for (const guest of guests) people[answerOf(guest, event)] += peopleOf(guest, event.day);
  return { event, people };
}

function normalizeDiet(text: string): string {
  const words = removeInvisible(text.normalize('NFC').replaceAll(/\s+/g, ' ')).toLowerCase();
  let end = words.length;
  // The time of a pattern such as /[.! ]+$/ grows with the square of the length.
  while (end > 0 && '.! '.includes(words.charAt(end - 1))) end--;
  return words.slice(0, end).trimStart();
}

function dietaryNeeds(days: readonly RecordDay[], guests: readonly RepliedGuest[]): DietaryNeed[] {
  const needs = new Map<string, { text: string; guests: RepliedGuest[]; people: number }>();
  for (const guest of guests) {
    const people = comingOnAny(guest, days);
    const text = guest.reply.dietaryRestrictions?.trim() ?? '';
    const diet = normalizeDiet(text);
    if (people === 0 || diet === '') continue;
    const need = needs.get(diet) ?? { text, guests: [], people: 0 };
    need.guests.push(guest);
    need.people += people;
    needs.set(diet, need);
  }
  return [...needs.values()].sort((one, other) => other.people - one.people);
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
    dietary: dietaryNeeds(days, replied),
    newest: [...replied].sort((one, other) => timeOf(other) - timeOf(one)).slice(0, NEWEST_COUNT),
  };
}
