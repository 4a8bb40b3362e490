import type { RecordDay } from '@invitation/domain/event/event';
import { type Need, needsOf } from '@invitation/domain/party/people';
import { peopleIn } from '@invitation/domain/party/person';
import { visibleText } from '@invitation/domain/record/text-forms';
import { common as words } from '@invitation/domain/words/hosts/common';
import { attendanceOf, type Guest, hasReplied, type RepliedGuest, type SomeDays } from './guests';

/** Who has a dietary need on a day. The text of a party does not say how many of its people it concerns. */
export interface NeedOnDay<Day extends RecordDay = RecordDay> {
  readonly event: Day;
  /** How many people have it who come without company or are named. */
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

/** The dietary needs of the people of a guest who come on any of these days. */
export const needsOn = (guest: Guest, days: SomeDays): readonly Need[] =>
  guest.reply
    ? needsOf(guest.reply, attendanceOf(guest, days)).filter(
        ({ text }) => normalizeDiet(text) !== '',
      )
    : [];

/** All dietary needs of a guest, whether or not they come. */
export const needsText = ({ reply }: Guest): string =>
  [
    ...(reply ? peopleIn(reply) : []).flatMap(({ name, need }) => need && `${name}: ${need}`),
    reply?.dietaryRestrictions,
  ]
    .filter((text) => text?.trim())
    .join('; ');

/** The dietary needs of guests who come on any of these days, the most common first. */
export function dietaryNeeds<Day extends RecordDay>(
  days: readonly Day[],
  guests: readonly Guest[],
): DietaryNeed<Day>[] {
  const needs = new Map<string, { text: string; guests: RepliedGuest[] }>();
  for (const guest of guests.filter(hasReplied)) {
    for (const { text } of needsOn(guest, days)) {
      const diet = normalizeDiet(text);
      const need = needs.get(diet) ?? { text: text.trim(), guests: [] };
      if (!need.guests.includes(guest)) need.guests.push(guest);
      needs.set(diet, need);
    }
  }
  return [...needs]
    .sort(([, one], [, other]) => other.guests.length - one.guests.length)
    .map(([diet, need]) => ({
      ...need,
      days: days.map((day) => needOn(day, need.guests, diet)).filter(isOfSomebody),
    }));
}

function needOn<Day extends RecordDay>(
  event: Day,
  guests: readonly Guest[],
  diet: string,
): NeedOnDay<Day> {
  const counts = new Map<number, number>();
  for (const { text, heads } of guests.flatMap((guest) => needsOn(guest, [event]))) {
    if (normalizeDiet(text) === diet) counts.set(heads, (counts.get(heads) ?? 0) + 1);
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
  const words = visibleText(text).toLowerCase();
  let end = words.length;
  // The time of a pattern such as /[.! ]+$/ grows with the square of the length.
  while (end > 0 && '.! '.includes(words.charAt(end - 1))) end--;
  return words.slice(0, end).trimStart();
}
