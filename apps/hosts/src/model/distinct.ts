import type { Guest } from './guests';
import type { Replacement } from './replacement';

/** More guests have too many pairs. */
const MAX_GUESTS = 10;

/** The ids of documents in the collection `distinct`: each is for two guests with similar names, who are two people. */
export type Distinct = ReadonlySet<string>;

function pairsOf(guests: readonly Guest[]): { readonly one: string; readonly other: string }[] {
  const keys = guests.map(({ key }) => key).sort();
  return keys.flatMap((one, index) => keys.slice(index + 1).map((other) => ({ one, other })));
}

const idOf = ({ one, other }: { readonly one: string; readonly other: string }) =>
  `${one}~${other}`;

/** Whether so few guests can be told apart. */
export const canBeDistinct = (guests: readonly Guest[]): boolean => guests.length <= MAX_GUESTS;

/** Whether a host has said that each of these guests is somebody else. */
export const areDistinct = (guests: readonly Guest[], distinct: Distinct): boolean =>
  distinct.size > 0 &&
  canBeDistinct(guests) &&
  pairsOf(guests).every((pair) => distinct.has(idOf(pair)));

/** Says for all hosts that each of these guests is somebody else. */
export const distinction = (guests: readonly Guest[], distinct: Distinct): readonly Replacement[] =>
  pairsOf(guests)
    .filter((pair) => !distinct.has(idOf(pair)))
    .map((to) => ({ path: `distinct/${idOf(to)}`, from: null, to }));
