import type { RecordDay } from '@invitation/domain/event/event';
import type { Invitation } from '@invitation/domain/guest-list/invitation';
import { peopleOfYes } from '@invitation/domain/party/people';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { comingOnAny, provesWeekend, type RepliedGuest } from '../people/guests';
import type { Change } from '../store/change';
import { mergeReplies, numbersIn } from './merge-replies';

type Days = Invitation['days'];

/** What the invitation of a guest who replied without one can be for. */
export const daysToOffer = (
  days: readonly RecordDay[],
  guest: RepliedGuest,
  offered: readonly Days[],
): readonly Days[] => (provesWeekend(days, guest) ? ['weekend'] : offered);

/**
 * Gives a guest who replied without an invitation one, with the reply and the arrivals, for as many people as the reply says. An
 * older key never becomes its id, because whoever knows it could change the reply (B14): the uid of an account, or the id of a
 * withdrawn invitation.
 *
 * @param id a new one, the guest's key after the changes
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
  // A yes without a number would now count as everybody.
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
