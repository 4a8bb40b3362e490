import type { CelebrationEvent, DayId } from '../event/event';
import type { Attendance, Fields, Person, StoredRsvp } from '../record/record';
import { type PeopleField, peopleField } from '../record/rsvp-fields';
import { isVisible } from '../record/visible';
import { fromFacts } from './facts';
import { peopleIn } from './person';

/** The days on which a form asks how many come, each with its maximum (B14). */
export type PeopleLimits = Readonly<Partial<Record<DayId, number>>>;

/** Empty for an invitation of one person. @param saved may have more people, from a host */
export function peopleLimits(
  events: readonly CelebrationEvent[],
  people: number,
  saved: StoredRsvp | null,
): PeopleLimits {
  if (people === 1) return {};
  return Object.fromEntries(
    events
      .filter(({ asked }) => asked)
      .map(({ day }) => [day, Math.max(saved?.[peopleField(day)] ?? people, people)]),
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

/** Everybody, until the guest chooses. @param value may exceed the limit in an old draft */
export const chosenPeople = (value: string | undefined, limit: number): number =>
  Math.min(Number(value) || limit, limit);

export const formPeople = (
  values: Readonly<Record<string, string | undefined>>,
  day: DayId,
  limit: number | undefined,
): number =>
  values[day] === 'yes'
    ? peopleOn(fromFacts(values), [day]).length ||
      peopleOfYes(limit && chosenPeople(values[peopleField(day)], limit), undefined, values.guest)
    : 0;

const peopleOn = (reply: Fields, days: readonly DayId[]): readonly Person[] =>
  peopleIn(reply).filter((person) => person.days.some((day) => days.includes(day)));

/** Counts the people who come on any of these days, wherever a number is shown. @param invited on the invitation */
export function attendanceOn(
  days: readonly DayId[],
  reply: StoredRsvp | null,
  invited?: number,
): Attendance {
  if (!reply) return { heads: 0, people: [] };
  const accepted = days.filter((day) => reply[day] === 'yes');
  const people = peopleOn(reply, accepted);
  const numbers = accepted
    .filter((day) => !people.some((person) => person.days.includes(day)))
    .map((day) => peopleOfYes(reply[peopleField(day)], invited, reply.guest));
  return { heads: Math.max(people.length, ...numbers), people };
}

export const childrenOf = ({ people }: Attendance): number =>
  people.filter(({ isChild }) => isChild).length;

/** Of one person, or of a whole reply. */
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
    (Object.entries(limits) as [DayId, number][]).map(([day, limit]) => {
      const name = peopleField(day);
      return [name, chosenPeople(values[name], limit)];
    }),
  );
