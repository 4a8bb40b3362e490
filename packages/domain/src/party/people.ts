import type { CelebrationEvent, DayId } from '../event/event';
import type { Attendance, Fields, StoredRsvp } from '../record/record';
import { PEOPLE_LIMIT, type PeopleField, peopleField } from '../record/rsvp-fields';
import { isVisible } from '../record/visible';
import { fromFacts, isPersonField } from './facts';
import { peopleIn } from './person';

/** The days on which a form asks how many come, each with the numbers to choose from, in their order (B14). */
export type PeopleLimits = Readonly<Partial<Record<DayId, readonly number[]>>>;

/** Empty for an invitation of one person. @param saved may have a larger number, which the rules accept again */
export function peopleLimits(
  events: readonly CelebrationEvent[],
  people: number,
  saved: StoredRsvp | null,
): PeopleLimits {
  if (people === 1) return {};
  const numbers = Array.from({ length: people }, (_, index) => index + 1);
  return Object.fromEntries(
    events
      .filter(({ asked }) => asked)
      .map(({ day }) => {
        const kept = saved?.[peopleField(day)] ?? 0;
        return [day, kept > people ? [...numbers, kept] : numbers];
      }),
  );
}

/**
 * How many people a yes stands for (B14).
 *
 * @param guest the name of another guest in the reply
 */
export const peopleOfYes = (
  said: number | undefined,
  invited: number | undefined,
  guest: string | undefined,
): number => said ?? invited ?? (isVisible(guest ?? '') ? 2 : 1);

/** The chosen number; everybody until the guest chooses. @param value may be another number in an old draft */
export const chosenPeople = (value: string | undefined, numbers: readonly number[]): number =>
  Math.max(...numbers.filter((number) => number <= (Number(value) || PEOPLE_LIMIT)));

/** How many come on any of these days, as the hosts will count them. */
export const formPeople = (
  values: Readonly<Record<string, string | undefined>>,
  days: readonly DayId[],
  limits: PeopleLimits | null,
): number =>
  attendance(
    days.filter((day) => values[day] === 'yes'),
    fromFacts(values),
    (day) => {
      // A form with names has no other number.
      if (Object.keys(values).some(isPersonField)) return 0;
      const numbers = limits?.[day];
      const said = numbers && chosenPeople(values[peopleField(day)], numbers);
      return peopleOfYes(said, undefined, values.guest);
    },
  ).heads;

/** Counts the people who come on any of these days. Pages take every number from here. @param invited the invitation's number */
export const attendanceOn = (
  days: readonly DayId[],
  reply: StoredRsvp | null,
  invited?: number,
): Attendance =>
  attendance(
    days.filter((day) => reply?.[day] === 'yes'),
    reply ?? {},
    (day) => peopleOfYes(reply?.[peopleField(day)], invited, reply?.guest),
  );

/** @param saidFor how many come on a day without names */
function attendance(
  accepted: readonly DayId[],
  reply: Fields,
  saidFor: (day: DayId) => number,
): Attendance {
  const people = peopleIn(reply).filter(({ days }) => days.some((day) => accepted.includes(day)));
  const numbers = accepted
    .filter((day) => !people.some(({ days }) => days.includes(day)))
    .map(saidFor);
  return { heads: Math.max(people.length, ...numbers), people };
}

export const childrenOf = ({ people }: Attendance): number =>
  people.filter(({ isChild }) => isChild).length;

/** The dietary need of one person or of a whole reply. */
export interface Need {
  readonly text: string;
  /** `null` for a whole reply. */
  readonly name: string | null;
  readonly heads: number;
}

export const needsOf = (reply: StoredRsvp, { heads, people }: Attendance): readonly Need[] => [
  ...people.filter(({ need }) => need).map(({ name, need }) => ({ text: need, name, heads: 1 })),
  ...(heads > 0 && reply.dietaryRestrictions
    ? [{ text: reply.dietaryRestrictions, name: null, heads }]
    : []),
];

export const chosenNumbers = (
  limits: PeopleLimits,
  values: Readonly<Record<string, string | undefined>>,
): Readonly<Record<PeopleField, number>> =>
  Object.fromEntries(
    (Object.entries(limits) as [DayId, readonly number[]][]).map(([day, numbers]) => {
      const name = peopleField(day);
      return [name, chosenPeople(values[name], numbers)];
    }),
  );
