import { DAYS } from '@invitation/domain/event';
import { FIELD_NAMES } from '@invitation/domain/rsvp-fields';
import { answerOf, type Guest, joinGuests } from './guests';
import type { Invitations } from './invitations';
import type { Replies } from './replies';
import { tableCsv } from './table-csv';

const COLUMNS = ['key', ...FIELD_NAMES, 'lastRsvp', 'invitedTo', 'people', 'arrived', 'problem'];

/** As in the report of the answers. A cell is empty if the guest has not answered. */
const NOT_INVITED = 'not invited';

/** The answers that differ from the reply's, by day. */
const notInvitedDays = (guest: Guest) =>
  Object.fromEntries(
    DAYS.filter((day) => answerOf(guest, day) === 'notInvited').map((day) => [day, NOT_INVITED]),
  );

/**
 * Writes all guests as CSV: first those who replied, then the invitations without a reply. A document that is not
 * readable has a row with the problem.
 *
 * The table goes to the caterer, so it lacks the keys that are also ids of invitations: an id opens the guest's reply.
 */
export function csv(
  { replies, unreadable }: Replies,
  invitations: Invitations = { invitations: [], unreadable: [] },
): string {
  const ids = new Set([
    ...invitations.invitations.map(({ id }) => id),
    ...invitations.unreadable.map(({ key }) => key),
  ]);
  const publicKey = (key: string): string => (ids.has(key) ? '' : key);
  return tableCsv(COLUMNS, [
    ...joinGuests(replies, invitations.invitations).map((guest) => ({
      ...guest.reply,
      ...notInvitedDays(guest),
      key: publicKey(guest.key),
      name: guest.name,
      lastRsvp: guest.reply?.lastRsvp?.toISOString(),
      invitedTo: guest.invitation?.days,
      people: guest.invitation?.people,
      arrived: guest.invitation?.arrived?.join(' '),
    })),
    ...[...unreadable, ...invitations.unreadable].map(({ key, reason }) => ({
      key: publicKey(key),
      problem: reason,
    })),
  ]);
}
