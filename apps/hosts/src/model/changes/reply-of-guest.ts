import type { Save } from '@invitation/domain/rsvp/save';
import type { Guest } from '../people/guests';
import type { Plan } from '../store/change';

/**
 * Saves the reply of a guest. Refused if somebody has just withdrawn the invitation, because an invited guest's reply must not be
 * saved without it.
 */
export function replyOfGuest(
  { key, invitation }: Pick<Guest, 'key' | 'invitation'>,
  save: Save,
): Plan {
  if (!invitation) return { [`rsvps/${key}`]: save };
  return {
    [`rsvps/${key}`]: { ...save, defaults: { id: key } },
    [`invitations/${key}`]: { answers: {}, seen: [invitation], asSeen: [] },
  };
}
