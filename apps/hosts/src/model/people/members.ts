import type { RecordDay } from '@invitation/domain/event/event';
import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import { seatLines, seatsIn } from '@invitation/domain/guest-list/guest-table';
import type { StoredInvitation } from '@invitation/domain/guest-list/stored-invitation';
import { isUnnamed } from '@invitation/domain/party/facts';
import { namesOn, peopleIn } from '@invitation/domain/party/person';
import type { Fields } from '@invitation/domain/record/record';

/** New names by the old ones. */
export type Renames = ReadonlyMap<string, string>;

type Names = readonly string[];

/** Finds renamed members: in a list of the same length, a new name stands at the position of an old one. */
export const renamesBetween = (before: Names, after: Names): Renames =>
  new Map(
    before.flatMap((old, index): [string, string][] => {
      const name = after[index];
      const isRenamed = name && !after.includes(old) && !before.includes(name);
      return isRenamed && before.length === after.length ? [[old, name]] : [];
    }),
  );

/** The new names of people who replied as `+1`, if the invitation adds names and has fewer places without a name. */
export function namesOfPlaces(
  before: Names,
  { members = [], people }: Pick<StoredInvitation, 'members' | 'people'>,
  reply: Fields | null,
): Renames {
  if (!before.every((name) => members.includes(name))) return new Map();
  const known = namesIn(reply);
  const added = members.filter((name) => !before.includes(name) && !known.includes(name));
  const places = known.filter(isUnnamed);
  const taken = places.slice(0, places.length - Math.max(0, people - members.length));
  return new Map(taken.flatMap((place, index) => (added[index] ? [[place, added[index]]] : [])));
}

/** The people of a reply who are no longer on its changed invitation. People whom it never named do not count. */
export const removedBetween = (before: Names, after: Names, reply: Fields | null): Names => {
  const renames = renamesBetween(before, after);
  return before.filter(
    (name) => !after.includes(name) && !renames.has(name) && namesIn(reply).includes(name),
  );
};

/** The children in a reply that its changed invitation names for the first time (B14). */
export const childrenAdded = (before: Names, after: Names, reply: Fields | null): Names =>
  peopleIn(reply ?? {})
    .filter(({ name, isChild }) => isChild && after.includes(name) && !before.includes(name))
    .map(({ name }) => name);

const namesIn = (reply: Fields | null): Names => peopleIn(reply ?? {}).map(({ name }) => name);

/** The `people` of a reply with their new names, except names that somebody in it already has. `{}` if nothing changes. */
export function renamedPeople(reply: Fields | null, renames: Renames): Fields {
  const known = namesIn(reply);
  const nameOf = (old: string) => {
    const name = renames.get(old) ?? old;
    return known.includes(name) ? old : name;
  };
  return known.some((name) => nameOf(name) !== name)
    ? { people: peopleIn(reply ?? {}).map((each) => ({ ...each, name: nameOf(each.name) })) }
    : {};
}

/** The answers that take people out of a reply. A day for which nobody is left gets a no. */
export const withoutPeople = (
  days: readonly RecordDay[],
  reply: Fields | null,
  removed: Names,
): Fields => {
  if (!reply || removed.length === 0) return {};
  const left = peopleIn(reply).filter(({ name }) => !removed.includes(name));
  const emptied = days.filter(({ day }) => {
    const names = namesOn(reply, day);
    return names.length > 0 && names.every((name) => removed.includes(name));
  });
  return {
    people: left.length > 0 ? left : null,
    ...Object.fromEntries(emptied.map(({ day }) => [day, 'no'])),
  };
};

/** The new seats of a guest's notes, so that people keep their seats under their new names. */
export function renamedSeats(notes: GuestNotes | null | undefined, renames: Renames): Fields {
  const seats = [...seatsIn(notes ?? {})];
  if (!seats.some(([name]) => renames.has(name))) return {};
  return { seats: seatLines(new Map(seats.map(([name, at]) => [renames.get(name) ?? name, at]))) };
}
