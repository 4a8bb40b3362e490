import type { DayId } from '../event/event';
import { whoField } from '../party/facts';
import { addedNames, namesOn } from '../party/person';
import type { Fields } from '../record/record';
import {
  type FormFieldName,
  PEOPLE_LIMIT,
  peopleField,
  type WhoField,
} from '../record/rsvp-fields';
import { isVisible } from '../record/visible';

export interface ReplyBy {
  /** E.g. `Monday, September 15, 2025`. */
  readonly date: string;
  /** The end of that day, UTC, ISO 8601 with a trailing `Z`. */
  readonly closesAt: string;
  readonly help: string;
}

export const isClosed = (
  replyBy: Pick<ReplyBy, 'closesAt'> | null | undefined,
  now: Date,
): boolean => (replyBy ? now.getTime() >= Date.parse(replyBy.closesAt) : false);

/**
 * The fields that bring more people than before: a new yes, a larger number, another person on a day, or the first name of
 * another guest beside a yes. After the last day, the rules refuse them from a guest.
 */
export function addedPeople(
  days: readonly { readonly day: DayId }[],
  before: Fields | null,
  after: Fields,
): readonly (FormFieldName | WhoField)[] {
  const accepted = days.map(({ day }) => day).filter((day) => after[day] === 'yes');
  const isNew = (day: DayId) => before?.[day] !== 'yes';
  const known = accepted.filter((day) => !isNew(day));
  const isRaised = (day: DayId) =>
    namesOn(after, day).length === 0 &&
    (namesOn(before, day).length > 0 || numberIn(after, day) > numberIn(before, day));
  const isGuestNew = accepted.length > 0 && hasGuest(after) && !hasGuest(before);
  return [
    ...accepted.filter(isNew),
    ...known.filter(isRaised).map(peopleField),
    ...known.flatMap((day) => addedNames(day, before, after, numberIn(before, day)).map(whoField)),
    ...(isGuestNew ? (['guest'] as const) : []),
  ];
}

/** Without names and a number, a yes stands for everybody on the invitation. */
const numberIn = (reply: Fields | null, day: DayId): number =>
  Number(reply?.[peopleField(day)] || PEOPLE_LIMIT);

const hasGuest = (reply: Fields | null): boolean => isVisible(String(reply?.guest ?? ''));
