import type { DayId, RecordDay } from '@invitation/domain/event';
import {
  answerOf,
  comingOnAny,
  type DayAnswer,
  type Guest,
  hasReplied,
  joinGuests,
  peopleOf,
  type RepliedGuest,
} from './guests';
import type { PersonalInvitation } from './invitations';
import { removeInvisible } from './normalize';
import type { Replies, Reply } from './replies';

const NEWEST_COUNT = 10;

type Counts = Readonly<Record<DayAnswer, number>>;

/** The numbers of answers to one day: how many guests gave them, with a reply or an invitation. */
export interface Headcount extends Counts {
  readonly day: DayId;
  /** How many people these guests are, as `peopleOf` counts them. */
  readonly people: Counts;
}

/** Guests with the same dietary restrictions, in the words of the first one. */
export interface DietaryNeed {
  readonly text: string;
  readonly guests: readonly RepliedGuest[];
  /** How many people come with these replies, on the day with the most of them. */
  readonly people: number;
}

export interface Summary {
  readonly headcounts: readonly Headcount[];
  /** Of guests who come on any day, that of the most people first. */
  readonly dietary: readonly DietaryNeed[];
  /** The latest first. */
  readonly newest: readonly Reply[];
}

function headcountOf(day: RecordDay, guests: readonly Guest[]): Headcount {
  const counts = { yes: 0, no: 0, unanswered: 0, notInvited: 0 };
  const people = { ...counts };
  for (const guest of guests) {
    const answer = answerOf(guest, day);
    counts[answer] += 1;
    people[answer] += peopleOf(guest, day.day);
  }
  return { day: day.day, ...counts, people };
}

function normalizeDiet(text: string): string {
  const words = removeInvisible(text.normalize('NFC').replaceAll(/\s+/g, ' ')).toLowerCase();
  let end = words.length;
  // The time of a pattern such as /[.! ]+$/ grows with the square of the length.
  while (end > 0 && '.! '.includes(words.charAt(end - 1))) end--;
  return words.slice(0, end).trimStart();
}

function dietaryNeeds(days: readonly RecordDay[], guests: readonly Guest[]): DietaryNeed[] {
  const needs = new Map<string, { text: string; guests: RepliedGuest[]; people: number }>();
  for (const guest of guests.filter(hasReplied)) {
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

const timeOf = ({ lastRsvp }: Reply): number => lastRsvp?.getTime() ?? Number.NEGATIVE_INFINITY;

const newestFirst = (replies: readonly Reply[]): Reply[] =>
  [...replies].sort((one, other) => timeOf(other) - timeOf(one));

/** Summarizes all replies (B9) and personal invitations (B14). */
export function summarize(
  days: readonly RecordDay[],
  { replies }: Replies,
  invitations: readonly PersonalInvitation[] = [],
): Summary {
  const guests = joinGuests(replies, invitations);
  return {
    headcounts: days.map((day) => headcountOf(day, guests)),
    dietary: dietaryNeeds(days, guests),
    newest: newestFirst(replies).slice(0, NEWEST_COUNT),
  };
}
