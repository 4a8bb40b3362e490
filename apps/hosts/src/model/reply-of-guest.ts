import type { Save } from '@invitation/domain/save';
import type { Guest } from './guests';
import type { Changes } from './replacement';

/**
 * Saves the reply of a guest. Refused if somebody has just withdrawn the invitation, because a reply without it is half a
 * guest.
 */
export function replyOfGuest(
  { key, invitation }: Pick<Guest, 'key' | 'invitation'>,
  save: Save,
): Changes {
  if (!invitation) return { [`rsvps/${key}`]: save };
  return {
    [`rsvps/${key}`]: { ...save, defaults: { id: key } },
    [`invitations/${key}`]: { answers: {}, seen: [invitation], asSeen: [] },
  };
}
