import type { CelebrationEvent, DayId } from './event';
import type { StoredRsvp } from './rsvp';
import { type PeopleField, peopleField } from './rsvp-fields';

/** The most people who can come, by the days of which a form asks that (B14). */
export type PeopleLimits = Readonly<Partial<Record<DayId, number>>>;

/**
 * How many people can come on each day that the form asks about. Nothing for an invitation of one person.
 *
 * @param people how many the invitation is for
 * @param saved a host may have given it more people
 */
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
 * @param said as the reply says
 * @param invited how many the invitation is for
 * @param guest the name of another guest in the reply
 */
export const peopleOfYes = (
  said: number | undefined,
  invited: number | undefined,
  guest: string | undefined,
): number => said ?? invited ?? (guest?.trim() ? 2 : 1);

/**
 * The number of a form: everybody, until the guest chooses.
 *
 * @param value in an old draft, it may exceed the limit
 */
export const chosenPeople = (value: string | undefined, limit: number): number =>
  Math.min(Number(value) || limit, limit);

/** How many people a form says come on a day. */
export const formPeople = (
  values: Readonly<Record<string, string | undefined>>,
  day: DayId,
  limit: number | undefined,
): number =>
  values[day] === 'yes'
    ? peopleOfYes(limit && chosenPeople(values[peopleField(day)], limit), undefined, values.guest)
    : 0;

/** The numbers of a form, by their fields. */
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
