import type { Guest } from '../people/guests';
import type { Change } from '../store/change';
import type { Distinct } from '../store/collections';

/** Ten guests are 45 pairs, and each pair is a document. */
const MAX_GUESTS = 10;

function pairsOf(guests: readonly Guest[]): { readonly one: string; readonly other: string }[] {
  const keys = guests.map(({ key }) => key).sort();
  return keys.flatMap((one, index) => keys.slice(index + 1).map((other) => ({ one, other })));
}

const idOf = ({ one, other }: { readonly one: string; readonly other: string }) =>
  `${one}~${other}`;

/** Whether there are few enough guests to mark every pair. */
export const canBeDistinct = (guests: readonly Guest[]): boolean => guests.length <= MAX_GUESTS;

/** Whether a host has marked all of these guests as different people. */
export const areDistinct = (guests: readonly Guest[], distinct: Distinct): boolean =>
  distinct.size > 0 &&
  canBeDistinct(guests) &&
  pairsOf(guests).every((pair) => distinct.has(idOf(pair)));

/** Marks all of these guests as different people, for all hosts. */
export const distinction = (guests: readonly Guest[], distinct: Distinct): readonly Change[] =>
  pairsOf(guests)
    .filter((pair) => !distinct.has(idOf(pair)))
    .map((to) => ({ path: `distinct/${idOf(to)}`, from: null, to }));
