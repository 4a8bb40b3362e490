import type { RecordDay } from '@invitation/domain/event';
import { common as words } from '@invitation/domain/words/hosts/common';
import { comingOn, comingOnAny, type Guest, hasReplied, type RepliedGuest } from './guests';
import { removeInvisible } from './normalize';

/** Who has a dietary need on a day. A text of several people is their party's: it does not say how many of them mean it. */
export interface NeedOnDay<Day extends RecordDay = RecordDay> {
  readonly event: Day;
  /** How many guests who come by themselves have it. */
  readonly people: number;
  /** How many parties of each size have it, the largest first. */
  readonly parties: readonly (readonly [size: number, count: number])[];
}

/** Guests with the same dietary restrictions, in the words of the first one. */
export interface DietaryNeed<Day extends RecordDay = RecordDay> {
  readonly text: string;
  readonly guests: readonly RepliedGuest[];
  /** The days on which some of them come. */
  readonly days: readonly NeedOnDay<Day>[];
}

/** How many people of a guest with a dietary need come on a day. */
export const peopleWithNeed = (guest: Guest, day: RecordDay): number =>
  normalizeDiet(guest.reply?.dietaryRestrictions ?? '') === '' ? 0 : comingOn(guest, day);

/** The dietary needs of guests who come on any of these days, that of the most guests first. */
export function dietaryNeeds<Day extends RecordDay>(
  days: readonly Day[],
  guests: readonly Guest[],
): DietaryNeed<Day>[] {
  const needs = new Map<string, { text: string; guests: RepliedGuest[] }>();
  for (const guest of guests.filter(hasReplied)) {
    const text = guest.reply.dietaryRestrictions?.trim() ?? '';
    const diet = normalizeDiet(text);
    if (diet === '' || comingOnAny(guest, days) === 0) continue;
    const need = needs.get(diet) ?? { text, guests: [] };
    need.guests.push(guest);
    needs.set(diet, need);
  }
  return [...needs.values()]
    .sort((one, other) => other.guests.length - one.guests.length)
    .map((need) => ({
      ...need,
      days: days.map((day) => needOn(day, need.guests)).filter(isOfSomebody),
    }));
}

function needOn<Day extends RecordDay>(event: Day, guests: readonly Guest[]): NeedOnDay<Day> {
  const counts = new Map<number, number>();
  for (const guest of guests) {
    const size = peopleWithNeed(guest, event);
    counts.set(size, (counts.get(size) ?? 0) + 1);
  }
  const parties = [...counts].filter(([size]) => size > 1).sort(([one], [other]) => other - one);
  return { event, people: counts.get(1) ?? 0, parties };
}

const isOfSomebody = ({ people, parties }: NeedOnDay): boolean => people + parties.length > 0;

/** E.g. `2 + party of 4`. */
export const shownNeed = ({ people, parties }: Pick<NeedOnDay, 'people' | 'parties'>): string =>
  [
    ...(people > 0 ? [String(people)] : []),
    ...parties.map(([size, count]) => words.parties(count, size)),
  ].join(' + ');

function normalizeDiet(text: string): string {
  const words = removeInvisible(text.normalize('NFC').replaceAll(/\s+/g, ' ')).toLowerCase();
  let end = words.length;
  // The time of a pattern such as /[.! ]+$/ grows with the square of the length.
  while (end > 0 && '.! '.includes(words.charAt(end - 1))) end--;
  return words.slice(0, end).trimStart();
}
