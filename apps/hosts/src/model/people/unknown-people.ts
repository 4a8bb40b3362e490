import type { RecordDay } from '@invitation/domain/event/event';
import { namesOn } from '@invitation/domain/party/person';
import { PEOPLE_LIMIT, peopleField } from '@invitation/domain/record/rsvp-fields';
import type { Change } from '../store/change';
import { type Guest, hasReplied, mostPeopleOf, type RepliedGuest } from './guests';

/** Between two names, in the languages of the sites: `Ada & Grace`, `Ana, Rui and Tom`. */
const SEPARATOR = /\s*[,;&+/]\s*|\s+(?:and|und|et|e|y|i|plus)\s+/iu;

/** How many people a name seems to stand for. `+1` counts as one more. */
export const namesIn = (name: string): number =>
  name
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .reduce((sum, part) => sum + (/^\d$/.test(part) ? Number(part) : 1), 0);

/** The days with a yes but without a number or names. None for an invitation for one person, whose number is known. */
const unknownDays = (days: readonly RecordDay[], { reply, invitation }: Guest) =>
  invitation?.people === 1
    ? []
    : days.filter(
        ({ day }) =>
          reply?.[day] === 'yes' &&
          reply[peopleField(day)] === undefined &&
          namesOn(reply, day).length === 0,
      );

/** Whether a reply says yes, but not how many come (B15). */
export const hasUnknownPeople = (days: readonly RecordDay[], guest: Guest): guest is RepliedGuest =>
  hasReplied(guest) && unknownDays(days, guest).length > 0;

/** How many people the names of a reply without an invitation suggest; `null` unless that is more than are counted. */
export function perhapsPeople(days: readonly RecordDay[], guest: Guest): number | null {
  if (guest.invitation || !hasUnknownPeople(days, guest)) return null;
  const people = namesIn(guest.name) + namesIn(guest.reply.guest ?? '');
  return people > mostPeopleOf(guest, days) && people <= PEOPLE_LIMIT ? people : null;
}

/** Writes a number for each day with a yes but without a number. */
export function setUnknownPeople(
  days: readonly RecordDay[],
  guest: RepliedGuest,
  people: number,
): Change {
  const { key, ...from } = guest.reply;
  const numbers = unknownDays(days, guest).map(({ day }) => [peopleField(day), people]);
  return { path: `rsvps/${key}`, from, to: { ...from, ...Object.fromEntries(numbers) } };
}
