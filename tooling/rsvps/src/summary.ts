import { DAYS, type Day } from '@invitation/domain/event';
import { type Duplicate, likelyDuplicates } from './duplicates';
import { removeInvisible } from './normalize';
import type { Replies, Reply } from './replies';

const NEWEST_COUNT = 10;

/** How one day was answered, in replies. */
export interface Headcount {
  readonly day: Day;
  readonly yes: number;
  readonly no: number;
  /** Not answered, or not asked. */
  readonly unanswered: number;
  /** How many of those who answered yes have named a guest besides themselves. */
  readonly guests: number;
}

/** Replies with the same dietary restrictions, as the first of them wrote it. */
export interface DietaryNeed {
  readonly text: string;
  readonly replies: readonly Reply[];
}

/** What the hosts want to know about all replies. */
export interface Summary {
  readonly headcounts: readonly Headcount[];
  /** Of those who come on any day, the most frequent first. */
  readonly dietary: readonly DietaryNeed[];
  /** The latest first. */
  readonly newest: readonly Reply[];
  readonly duplicates: readonly Duplicate[];
}

const comes = (reply: Reply): boolean => DAYS.some((day) => reply[day] === 'yes');

function headcountOf(day: Day, replies: readonly Reply[]): Headcount {
  const yes = replies.filter((reply) => reply[day] === 'yes');
  const no = replies.filter((reply) => reply[day] === 'no').length;
  return {
    day,
    yes: yes.length,
    no,
    unanswered: replies.length - yes.length - no,
    guests: yes.filter(({ guest }) => guest).length,
  };
}

/** Texts that differ only in case, spacing and a full stop at the end are the same restriction. */
function normalizeDiet(text: string): string {
  const words = removeInvisible(text.normalize('NFC').replaceAll(/\s+/g, ' ')).toLowerCase();
  let end = words.length;
  // A pattern such as /[.! ]+$/ would take time that grows with the square of the length.
  while (end > 0 && '.! '.includes(words.charAt(end - 1))) end--;
  return words.slice(0, end).trimStart();
}

function dietaryNeeds(replies: readonly Reply[]): DietaryNeed[] {
  const needs = new Map<string, { text: string; replies: Reply[] }>();
  for (const reply of replies.filter(comes)) {
    const text = reply.dietaryRestrictions?.trim() ?? '';
    const diet = normalizeDiet(text);
    const need = needs.get(diet);
    if (need) need.replies.push(reply);
    else if (diet !== '') needs.set(diet, { text, replies: [reply] });
  }
  return [...needs.values()].sort((one, other) => other.replies.length - one.replies.length);
}

const time = ({ lastRsvp }: Reply): number => lastRsvp?.getTime() ?? Number.NEGATIVE_INFINITY;

/** Sums up all replies (B9). */
export const summarize = ({ replies }: Replies): Summary => ({
  headcounts: DAYS.map((day) => headcountOf(day, replies)),
  dietary: dietaryNeeds(replies),
  newest: [...replies].sort((one, other) => time(other) - time(one)).slice(0, NEWEST_COUNT),
  duplicates: likelyDuplicates(replies),
});
