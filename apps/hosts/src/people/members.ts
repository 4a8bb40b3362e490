import type { RecordDay } from '@invitation/domain/event/event';
import type { GuestNotes } from '@invitation/domain/guest-list/guest-notes';
import { seatsIn } from '@invitation/domain/guest-list/guest-table';
import {
  isChildIn,
  isPersonField,
  namesOn,
  personOf,
  whoField,
} from '@invitation/domain/party/party';
import type { Fields } from '@invitation/domain/record/record';

/** A name, and the one in its place. */
export type Renames = ReadonlyMap<string, string>;

type Names = readonly string[];

/** Members with another name: in a list of the same length, the new name has the place of the old one. */
export const renamesBetween = (before: Names, after: Names): Renames =>
  new Map(
    before.flatMap((old, index): [string, string][] => {
      const name = after[index];
      const isRenamed = name && !after.includes(old) && !before.includes(name);
      return isRenamed && before.length === after.length ? [[old, name]] : [];
    }),
  );

/** The people of a reply who are no longer on its changed invitation. Guests whom it never named stay. */
export const removedBetween = (before: Names, after: Names, reply: Fields | null): Names => {
  const renames = renamesBetween(before, after);
  return before.filter(
    (name) => !after.includes(name) && !renames.has(name) && reply?.[whoField(name)],
  );
};

/** Children of a reply whom its changed invitation names for the first time (B14). */
export const childrenAdded = (before: Names, after: Names, reply: Fields | null): Names =>
  after.filter((name) => !before.includes(name) && isChildIn(reply?.[whoField(name)]));

const fieldsOfPerson = (reply: Fields, name: string) =>
  Object.entries(reply).filter(([field]) => isPersonField(field) && personOf(field) === name);

/** The answers that give the people of a reply their new names, unless somebody in it has such a name already. */
export const renamedPeople = (reply: Fields | null, renames: Renames): Fields =>
  Object.fromEntries(
    [...renames].flatMap(([old, name]) => {
      const key = whoField(name).slice('who/'.length);
      if (!reply || reply[whoField(name)]) return [];
      return fieldsOfPerson(reply, old).flatMap(([field, value]) => [
        [field, null],
        [field.slice(0, field.lastIndexOf('/') + 1) + key, value],
      ]);
    }),
  );

/** The answers that take people out of a reply. A day for which nobody is left gets a no. */
export const withoutPeople = (
  days: readonly RecordDay[],
  reply: Fields | null,
  removed: Names,
): Fields => {
  if (!reply || removed.length === 0) return {};
  const emptied = days.filter(({ day }) => {
    const names = namesOn(reply, day);
    return names.length > 0 && names.every((name) => removed.includes(name));
  });
  return Object.fromEntries([
    ...removed.flatMap((name) => fieldsOfPerson(reply, name).map(([field]) => [field, null])),
    ...emptied.map(({ day }) => [day, 'no']),
  ]);
};

/** The new seats of a guest's notes, so that people keep their seats under their new names. */
export function renamedSeats(notes: GuestNotes | null | undefined, renames: Renames): Fields {
  const seats = [...seatsIn(notes ?? {})];
  if (!seats.some(([name]) => renames.has(name))) return {};
  return { seats: seats.map(([name, table]) => `${renames.get(name) ?? name} = ${table}`) };
}
