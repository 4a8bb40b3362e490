import type { DayId, RecordDay } from '@invitation/domain/event';
import type { Distinct } from './distinct';
import { type Duplicate, likelyDuplicates } from './duplicates';
import { answerOf, type DayAnswer, type Guest, joinGuests, peopleOf } from './guests';
import type { PersonalInvitation } from './invitations';
import { removeInvisible } from './normalize';
import type { Replies, Reply } from './replies';

const NEWEST_COUNT = 10;

type Counts = Readonly<Record<DayAnswer, number>>;

/** The numbers of answers to one day: how many guests gave them, with a reply or an invitation. */
export interface Headcount extends Counts {
  readonly day: DayId;
  /** How many replies with yes name a guest. */
  readonly guests: number;
  /** How many people these guests are, as `peopleOf` counts them. */
  readonly people: Counts;
}

/** Replies with the same dietary restrictions, in the words of the first one. */
export interface DietaryNeed {
  readonly text: string;
  readonly replies: readonly Reply[];
}

export interface Summary {
  readonly headcounts: readonly Headcount[];
  /** Of guests who come on any day, the most frequent first. */
  readonly dietary: readonly DietaryNeed[];
  /** The latest first. */
  readonly newest: readonly Reply[];
  /** Invitations without a reply. */
  readonly openInvitations: readonly PersonalInvitation[];
  readonly duplicates: readonly Duplicate[];
}

const isComing = (days: readonly RecordDay[], reply: Reply): boolean =>
  days.some(({ day }) => reply[day] === 'yes');

function headcountOf(day: RecordDay, guests: readonly Guest[]): Headcount {
  const counts = { yes: 0, no: 0, unanswered: 0, notInvited: 0 };
  const people = { ...counts };
  let named = 0;
  for (const guest of guests) {
    const answer = answerOf(guest, day);
    counts[answer] += 1;
    people[answer] += peopleOf(guest, day.day);
    if (answer === 'yes' && guest.reply?.guest) named += 1;
  }
  return { day: day.day, ...counts, guests: named, people };
}

function normalizeDiet(text: string): string {
  const words = removeInvisible(text.normalize('NFC').replaceAll(/\s+/g, ' ')).toLowerCase();
  let end = words.length;
  // The time of a pattern such as /[.! ]+$/ grows with the square of the length.
  while (end > 0 && '.! '.includes(words.charAt(end - 1))) end--;
  return words.slice(0, end).trimStart();
}

function dietaryNeeds(days: readonly RecordDay[], replies: readonly Reply[]): DietaryNeed[] {
  const needs = new Map<string, { text: string; replies: Reply[] }>();
  for (const reply of replies.filter((each) => isComing(days, each))) {
    const text = reply.dietaryRestrictions?.trim() ?? '';
    const diet = normalizeDiet(text);
    const need = needs.get(diet);
    if (need) need.replies.push(reply);
    else if (diet !== '') needs.set(diet, { text, replies: [reply] });
  }
  return [...needs.values()].sort((one, other) => other.replies.length - one.replies.length);
}

const timeOf = ({ lastRsvp }: Reply): number => lastRsvp?.getTime() ?? Number.NEGATIVE_INFINITY;

const newestFirst = (replies: readonly Reply[]): Reply[] =>
  [...replies].sort((one, other) => timeOf(other) - timeOf(one));

/** Summarizes all replies (B9) and personal invitations (B14). */
export function summarize(
  days: readonly RecordDay[],
  { replies }: Replies,
  invitations: readonly PersonalInvitation[] = [],
  distinct?: Distinct,
): Summary {
  const guests = joinGuests(replies, invitations);
  return {
    headcounts: days.map((day) => headcountOf(day, guests)),
    dietary: dietaryNeeds(days, replies),
    newest: newestFirst(replies).slice(0, NEWEST_COUNT),
    openInvitations: guests.flatMap(({ invitation, reply }) =>
      invitation && !reply ? [invitation] : [],
    ),
    duplicates: likelyDuplicates(guests, distinct),
  };
}
