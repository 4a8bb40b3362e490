import type { DayId, RecordDay } from '@invitation/domain/event/event';
import { type Arrivals, NO_ARRIVALS, together } from '@invitation/domain/guest-list/arrivals';
import { isChildOf } from '@invitation/domain/party/members';
import { attendanceOn, peopleOfYes } from '@invitation/domain/party/people';
import { namesOn, peopleIn } from '@invitation/domain/party/person';
import type { Attendance, Person } from '@invitation/domain/record/record';
import type { Answer } from '@invitation/domain/record/rsvp-fields';
import type { Change } from '../store/change';
import type { GuestArrivals, PersonalInvitation, Reply } from '../store/collections';

interface Identity {
  /** The key of the reply, and the id of the invitation. */
  readonly key: string;
  /** The name in the reply, otherwise on the invitation; empty without either. */
  readonly name: string;
  readonly arrivals: Arrivals;
}

/** A reply, an invitation, or both. */
export type Guest = Identity &
  (
    | { readonly reply: Reply; readonly invitation: PersonalInvitation | null }
    | { readonly reply: null; readonly invitation: PersonalInvitation }
  );

export type RepliedGuest = Extract<Guest, { readonly reply: Reply }>;

export const hasReplied = (guest: Guest): guest is RepliedGuest => guest.reply !== null;

/** Changes nothing. Sent together with other changes of a guest, it lets them be refused if the guest was deleted. */
export const stillListed = ({ key, invitation }: Pick<Guest, 'key' | 'invitation'>): Change => ({
  path: invitation ? `invitations/${key}` : `rsvps/${key}`,
  from: {},
  to: {},
});

export type DayAnswer = Answer | 'unanswered' | 'notInvited';

/**
 * Joins replies with the invitations and the arrivals of the same key: first all replies, then the invitations without
 * one.
 */
export function joinGuests(
  replies: readonly Reply[],
  invitations: readonly PersonalInvitation[],
  arrivals: readonly GuestArrivals[] = [],
): Guest[] {
  const arrived = new Map(arrivals.map(({ key, people }) => [key, people]));
  const arrivalsOf = (key: string) => arrived.get(key) ?? NO_ARRIVALS;
  const open = new Map(invitations.map((invitation) => [invitation.id, invitation]));
  const replied = replies.map((reply): Guest => {
    const invitation = open.get(reply.key) ?? null;
    open.delete(reply.key);
    const name = reply.name ?? invitation?.name ?? '';
    return { key: reply.key, name, arrivals: arrivalsOf(reply.key), reply, invitation };
  });
  const unanswered = [...open.values()].map(
    (invitation): Guest => ({
      key: invitation.id,
      name: invitation.name,
      arrivals: arrivalsOf(invitation.id),
      reply: null,
      invitation,
    }),
  );
  return [...replied, ...unanswered];
}

/**
 * The answer of a guest to one day. It is `notInvited` if a guest with a Saturday invitation has not accepted a weekend guests' day,
 * or if a reply without an invitation leaves the day out, e.g. of somebody who was added at the door on another day (B15).
 */
export function answerOf(
  { reply, invitation }: Pick<Guest, 'reply' | 'invitation'>,
  { day, guests, asked }: RecordDay,
): DayAnswer {
  const answer = reply?.[day];
  if (answer === 'yes') return answer;
  if (invitation?.days === 'saturday' && guests === 'weekend') return 'notInvited';
  if (answer) return answer;
  const isLeftOut = asked && !invitation && reply !== null && hasAnswered(reply);
  return isLeftOut ? 'notInvited' : 'unanswered';
}

const hasAnswered = (reply: Reply): boolean =>
  Object.entries(reply).some(
    ([name, value]) => name.endsWith('day') && (value === 'yes' || value === 'no'),
  );

/** Whether a guest was surely on the weekend site. A no proves nothing, because the Saturday-only site fills it in (A4). */
export const provesWeekend = (days: readonly RecordDay[], { reply }: Pick<Guest, 'reply'>) =>
  days.some(({ day, guests }) => guests === 'weekend' && reply?.[day] === 'yes');

/** Whether an invited guest has yet to answer for a day that the form asks about. */
export const isUnanswered = (days: readonly RecordDay[], guest: Guest): boolean =>
  guest.invitation !== null &&
  days.some((day) => day.asked && answerOf(guest, day) === 'unanswered');

type Party = Pick<Guest, 'reply' | 'invitation'>;
/** Any of the celebration's days. */
export type SomeDays = readonly Pick<RecordDay, 'day'>[];

/** The people of a guest who come on any of these days. */
export const attendanceOf = ({ reply, invitation }: Party, days: SomeDays): Attendance => {
  const { heads, people } = attendanceOn(
    days.map(({ day }) => day),
    reply,
    invitation?.people,
  );
  return { heads, people: asInvited(people, invitation) };
};

/** The people with `isChild` corrected for members: for them, the invitation says who is a child (B14). */
export const asInvited = (people: readonly Person[], invitation: Party['invitation']) =>
  people.map((person) => ({
    ...person,
    isChild: isChildOf(invitation ?? {}, person.name, person.isChild),
  }));

/**
 * How many people a guest counts for on a day (B14): those who come; otherwise those invited; otherwise one, or two if the reply names
 * a guest.
 */
export const peopleOf = (party: Party, day: DayId): number =>
  attendanceOf(party, [{ day }]).heads ||
  peopleOfYes(undefined, party.invitation?.people, party.reply?.guest);

/** How many people of a guest come on a day. */
export const comingOn = (guest: Guest, day: Pick<RecordDay, 'day'>): number =>
  attendanceOf(guest, [day]).heads;

/** How many people of a guest come on any of these days. */
export const comingOnAny = (guest: Guest, days: SomeDays): number =>
  attendanceOf(guest, days).heads;

/**
 * Whether a guest said yes whose invitation was withdrawn since. Only a reply that belonged to an invitation has an `id` (A3).
 */
export const comesWithdrawn = (days: SomeDays, guest: Guest): guest is RepliedGuest =>
  !guest.invitation && guest.reply?.id !== undefined && comingOnAny(guest, days) > 0;

/** Whether a guest said yes to any of these days, or has arrived. */
export const comesOrCame = (guest: Guest, days: SomeDays): boolean =>
  comingOnAny(guest, days) > 0 || days.some(({ day }) => together(guest.arrivals, day) > 0);

/** The answer of one person to one day. `unanswered` until the guest says who comes. */
export interface PersonAnswer {
  readonly name: string;
  readonly answer: Answer | 'unanswered';
}

/** The names of a guest's people: those on the invitation, then those that are only in the reply (B14). */
export const peopleNames = ({ reply, invitation }: Party): readonly string[] => {
  const replied = peopleIn(reply ?? {}).map(({ name }) => name);
  return [...new Set([...(invitation?.members ?? []), ...replied])];
};

/** The answer of each named person of a guest to a day. */
export function personAnswersOn(guest: Party, day: DayId): readonly PersonAnswer[] {
  const coming = namesOn(guest.reply, day);
  const isSaid = guest.reply?.[day] === 'no' || coming.length > 0;
  return peopleNames(guest).map((name) => ({
    name,
    answer: !isSaid ? 'unanswered' : coming.includes(name) ? 'yes' : 'no',
  }));
}

/** How many people a guest counts for, the same on every day: those invited, or those who come if they are more. */
export const mostPeopleOf = (guest: Guest, days: SomeDays): number =>
  Math.max(
    comingOnAny(guest, days),
    peopleOfYes(undefined, guest.invitation?.people, guest.reply?.guest),
  );
