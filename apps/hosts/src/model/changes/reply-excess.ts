import type { DayId, RecordDay } from '@invitation/domain/event/event';
import type { StoredInvitation } from '@invitation/domain/guest-list/stored-invitation';
import { peopleIn } from '@invitation/domain/party/person';
import type { Fields } from '@invitation/domain/record/record';
import { peopleField } from '@invitation/domain/record/rsvp-fields';
import { type Renames, removedBetween, renamedPeople, withoutPeople } from '../people/members';
import type { Reply } from '../store/collections';

/** What to do with a reply that no longer fits its changed invitation. */
export type ExcessChoice = 'match' | 'leave';

/** A part of a reply that its invitation no longer allows: a yes, a number of people, or somebody by name. */
export type ReplyExcess =
  | {
      readonly day: DayId;
      /** The number that is too large. `null` if the guest is no longer invited to the day. */
      readonly people: number | null;
    }
  | { readonly name: string };

type Card = Pick<StoredInvitation, 'days' | 'people' | 'members'>;

/** The parts of a reply that its invitation no longer allows after a change. */
export function replyExcess(
  days: readonly RecordDay[],
  reply: Reply | null,
  before: Card | null,
  after: Card,
): readonly ReplyExcess[] {
  if (!before || !reply) return [];
  const hasFewer = after.people < before.people;
  const isUninvited = before.days === 'weekend' && after.days === 'saturday';
  const members = before.members ?? [];
  const removed = removedBetween(members, after.members ?? [], reply);
  const others = peopleIn(reply)
    .map(({ name }) => name)
    .filter((name) => !removed.includes(name))
    // People who are not members come last, so that they are the first to be too many.
    .sort((one, other) => Number(members.includes(other)) - Number(members.includes(one)));
  const names = [...removed, ...(hasFewer ? others.slice(after.people) : [])];
  return [
    ...days.flatMap(({ day, guests }): ReplyExcess[] => {
      if (reply[day] !== 'yes') return [];
      if (isUninvited && guests === 'weekend') return [{ day, people: null }];
      const people = reply[peopleField(day)] ?? 0;
      return hasFewer && people > after.people ? [{ day, people }] : [];
    }),
    ...names.map((name) => ({ name })),
  ];
}

/** The answers that make a reply match its invitation: without the excess, and with the new names of its people. */
export function answersWithin(
  days: readonly RecordDay[],
  reply: Reply | null,
  { renames, excess, limit }: Match,
): Fields {
  const names = excess.flatMap((each) => ('name' in each ? [each.name] : []));
  const left = withoutPeople(days, reply, names);
  return {
    ...left,
    ...renamedPeople(reply && { ...reply, ...left }, renames),
    ...Object.fromEntries(
      excess.flatMap((each): [string, unknown][] => {
        if ('name' in each) return [];
        const { day, people } = each;
        if (people !== null) return [[peopleField(day), limit]];
        return [
          [day, 'no'],
          [peopleField(day), null],
        ];
      }),
    ),
  };
}

interface Match {
  readonly renames: Renames;
  /** What is taken out of the reply. */
  readonly excess: readonly ReplyExcess[];
  /** How many people the invitation is for. */
  readonly limit: number;
}
