import type { DayId, RecordDay } from '@invitation/domain/event/event';
import { joinArrivals } from '@invitation/domain/guest-list/arrivals';
import { daysIn, factsOf, fromFacts, whoField } from '@invitation/domain/party/facts';
import { attendanceOn } from '@invitation/domain/party/people';
import { namesOn, peopleIn } from '@invitation/domain/party/person';
import type { Fields, StoredRsvp } from '@invitation/domain/record/record';
import { PARTY_LIMIT, peopleField } from '@invitation/domain/record/rsvp-fields';
import { noToOtherDays } from '@invitation/domain/rsvp/rsvp';
import { type Guest, hasReplied, type RepliedGuest } from '../people/guests';
import type { Change } from '../store/change';
import type { Reply } from '../store/collections';

/**
 * Merges the replies of one guest. Fields that the kept reply lacks are taken from the others. If one of the guests has an invitation,
 * the result belongs to it, so that the personal link shows it. Further invitations are deleted, and their links stop. All arrivals
 * stay counted.
 *
 * @param kept the guest whose answers and invitation win
 * @param others may be invitations without a reply
 */
export function mergeReplies(
  days: readonly RecordDay[],
  kept: Guest,
  others: readonly Guest[],
): Change[] {
  const all = [kept, ...others];
  const { key, invitation } = mergedInto(kept, others);
  const replies = all.flatMap(({ reply }) => reply ?? []);
  const {
    key: _,
    id: __,
    ...fields
  } = fromFacts(Object.assign({}, ...replies.map(factsIn).reverse()));
  const hasId = invitation !== null || replies.some((reply) => reply.id === key);
  const merged: { -readonly [Name in keyof StoredRsvp]: StoredRsvp[Name] } = {
    ...(hasId && { id: key }),
    ...fields,
    // Otherwise the rules would refuse the next save of this guest (B14).
    ...(invitation?.days === 'saturday' && noToOtherDays(fields as StoredRsvp, days)),
  };
  for (const { day } of days) {
    if (merged[day] !== 'yes' || namesOn(merged, day).length > 0) delete merged[peopleField(day)];
  }
  const keys = invited(all).map((each) => each.key);
  // `null` lets the merge be refused if somebody has replied to one of these invitations since.
  const before = new Map<string, StoredRsvp | null>([key, ...keys].map((each) => [each, null]));
  for (const { key, ...rsvp } of replies) before.set(key, rsvp);
  return [
    ...[...before].map(
      ([each, from]): Change => ({
        path: `rsvps/${each}`,
        from,
        to: each === key && replies.length > 0 ? merged : null,
      }),
    ),
    ...invitationsTo(key, all),
    ...arrivalsTo(key, all),
  ];
}

const invited = (guests: readonly Guest[]) =>
  guests.flatMap(({ key, invitation }) => (invitation ? [{ key, invitation }] : []));

/** Deletes all invitations but one. Empty if there is only one. */
function invitationsTo(key: string, all: readonly Guest[]): Change[] {
  const invitations = invited(all);
  if (invitations.length < 2) return [];
  return invitations.map(({ key: each, invitation: { id: _, ...card } }) => ({
    path: `invitations/${each}`,
    from: card,
    to: each === key ? card : null,
  }));
}

/** The guests whose personal links a merge stops. */
export const stoppedLinks = (kept: Guest, others: readonly Guest[]): readonly Guest[] =>
  others.filter((each) => each.invitation && each !== mergedInto(kept, others));

/** Why the rules would refuse a merged reply that names people (B14). */
export type MergeFault =
  /** How many people the replies name together: too many. */
  | { readonly names: number }
  /** A day with a yes on which nobody has a name. */
  | { readonly day: DayId };

/** @returns `null` if the merge can be written */
export function mergeFault(
  days: readonly RecordDay[],
  changes: readonly Change[],
): MergeFault | null {
  const merged = mergedReply(changes);
  const names = peopleIn(merged).length;
  if (names === 0) return null;
  if (names > PARTY_LIMIT) return { names };
  const open = days.find(
    ({ day, asked }) => asked && merged[day] === 'yes' && namesOn(merged, day).length === 0,
  );
  return open ? { day: open.day } : null;
}

const mergedReply = (changes: readonly Change[]): StoredRsvp =>
  (changes.find(({ path, to }) => path.startsWith('rsvps/') && to)?.to ?? {}) as StoredRsvp;

/** The guest whose key the merged reply gets: the invited one, if there is one. */
export const mergedInto = (kept: Guest, others: readonly Guest[]): Guest =>
  [kept, ...others].find((guest) => guest.invitation !== null) ?? kept;

function arrivalsTo(key: string, all: readonly Guest[]): Change[] {
  const arrived = all.filter((each) => each.key === key || hasArrivals(each));
  if (!arrived.some((each) => each.key !== key)) return [];
  const joined = joinArrivals(arrived.map(({ arrivals }) => arrivals));
  return arrived.map((each) => ({
    path: `arrivals/${each.key}`,
    from: hasArrivals(each) ? each.arrivals : null,
    to: each.key === key ? joined : null,
  }));
}

const hasArrivals = ({ arrivals }: Guest): boolean => Object.keys(arrivals).length > 0;

export interface LostAnswer {
  readonly guest: RepliedGuest;
  readonly name: string;
  readonly value: unknown;
}

/**
 * How many people come on each day with a yes but without names, by field, e.g. `fridayPeople`, also if the reply has no number.
 *
 * @param invited the number of people on the invitation
 */
export const numbersIn = (
  days: readonly RecordDay[],
  reply: StoredRsvp,
  invited?: number,
): Readonly<Record<string, number>> =>
  Object.fromEntries(
    days
      .filter(({ day }) => namesOn(reply, day).length === 0)
      .map(({ day }) => [peopleField(day), attendanceOn([day], reply, invited).heads] as const)
      .filter(([, heads]) => heads > 0),
  );

/**
 * What a merge would lose: answers and numbers of people that differ from the merged ones.
 *
 * @param guests the kept one first
 */
export const lostAnswers = (
  days: readonly RecordDay[],
  guests: readonly Guest[],
  changes: readonly Change[],
): readonly LostAnswer[] => {
  const merged = mergedReply(changes);
  const invitation = guests.find((guest) => guest.invitation)?.invitation;
  const after: Fields = { ...factsOf(merged), ...numbersIn(days, merged, invitation?.people) };
  // The invitation says whether members are children, so that part of their values is not compared.
  const members: readonly string[] = (invitation?.members ?? []).map(whoField);
  const isKept = (name: string, value: unknown) =>
    members.includes(name) && after[name]
      ? daysIn(value).join() === daysIn(after[name]).join()
      : value === after[name];
  const accepted = days.filter(({ day }) => merged[day] === 'yes');
  return guests.filter(hasReplied).flatMap((guest) => {
    const numbers = numbersIn(accepted, guest.reply, guest.invitation?.people);
    return Object.entries({ ...factsIn(guest.reply), ...numbers })
      .filter(([name, value]) => !NO_ANSWERS.includes(name) && !isKept(name, value))
      .map(([name, value]) => ({ guest, name, value }));
  });
};

const NO_ANSWERS: readonly string[] = ['key', 'id', 'lastRsvp'];

/** The facts of a reply without the empty ones. */
const factsIn = (reply: Reply): Fields =>
  Object.fromEntries(Object.entries(factsOf(reply)).filter(([, value]) => value !== ''));
