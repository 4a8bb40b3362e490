import { DAYS, type Day } from '@invitation/domain/event';
import { type Duplicate, likelyDuplicates } from './duplicates';
import type { Replies, Reply } from './replies';

/** How many replies of the newest are told. */
const NEWEST = 10;

/** How one day was answered, in replies. */
export interface Headcount {
  readonly day: Day;
  readonly yes: number;
  readonly no: number;
  /** Not answered, or not asked. */
  readonly open: number;
  /** How many of those who come have named a guest beside themselves. */
  readonly guests: number;
}

/** Replies with the same dietary restrictions, in the words of the first. */
export interface DietaryNeed {
  readonly text: string;
  readonly replies: readonly Reply[];
}

/** What the hosts want to know of all replies. */
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
    open: replies.length - yes.length - no,
    guests: yes.filter(({ guest }) => guest).length,
  };
}

/** What makes two texts of restrictions the same: neither case nor spacing nor a full stop sets them apart. */
const essence = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[.!]+$/, '');

function dietaryNeeds(replies: readonly Reply[]): DietaryNeed[] {
  const needs = new Map<string, DietaryNeed>();
  for (const reply of replies.filter(comes)) {
    const text = reply.dietaryRestrictions?.trim();
    if (!text) continue;
    const need = needs.get(essence(text));
    needs.set(essence(text), {
      text: need?.text ?? text,
      replies: [...(need?.replies ?? []), reply],
    });
  }
  return [...needs.values()].sort((one, other) => other.replies.length - one.replies.length);
}

const time = ({ lastRsvp }: Reply): number => lastRsvp?.getTime() ?? Number.NEGATIVE_INFINITY;

/** Sums up all replies (B9). */
export const summarize = ({ replies }: Replies): Summary => ({
  headcounts: DAYS.map((day) => headcountOf(day, replies)),
  dietary: dietaryNeeds(replies),
  newest: [...replies].sort((one, other) => time(other) - time(one)).slice(0, NEWEST),
  duplicates: likelyDuplicates(replies),
});
