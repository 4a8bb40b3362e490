import type { RecordDay } from '@invitation/domain/event/event';
import type { Invitation } from '@invitation/domain/guest-list/invitation';
import { peopleOfYes } from '@invitation/domain/party/people';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { comingOnAny, provesWeekend, type RepliedGuest } from '../people/guests';
import type { Change } from '../store/change';
import { mergeReplies, numbersIn } from './merge-replies';

type Days = Invitation['days'];

/** The days to offer for the invitation of a guest who replied without one. */
export const daysToOffer = (
  days: readonly RecordDay[],
  guest: RepliedGuest,
  offered: readonly Days[],
): readonly Days[] => (provesWeekend(days, guest) ? ['weekend'] : offered);

/**
 * Gives an invitation to a guest who replied without one, for as many people as the reply says, and moves the reply and the arrivals
 * to it. Its id is new: anybody who knows the old key, an account's uid or the id of a withdrawn invitation, could otherwise change the
 * reply (B14).
 *
 * @param id the new invitation's id, which becomes the guest's key
 */
export function inviteReply(
  days: readonly RecordDay[],
  guest: RepliedGuest,
  id: string,
  invitedTo: Days,
): Change[] {
  const { name, reply } = guest;
  const people = comingOnAny(guest, days) || peopleOfYes(undefined, undefined, reply.guest);
  const invitation: Invitation = { name: name || words.unnamed, days: invitedTo, people };
  const invited = { key: id, name, reply: null, invitation: { id, ...invitation }, arrivals: {} };
  // With an invitation, a yes without a number would count everybody.
  const numbers = Object.entries(numbersIn(days, reply)).filter(([, number]) => number !== people);
  return [
    { path: `invitations/${id}`, from: null, to: invitation },
    ...mergeReplies(days, guest, [invited]).map((each) =>
      each.path === `rsvps/${id}`
        ? { ...each, to: { ...each.to, ...Object.fromEntries(numbers) } }
        : each,
    ),
  ];
}
