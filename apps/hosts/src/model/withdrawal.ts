import { replace } from './changes';
import type { HostsBackend } from './hosts-backend';
import type { PersonalInvitation } from './invitations';

/** The withdrawal of an invitation, and how to take it back with all arrivals. */
export function withdrawal(backend: HostsBackend, invitation: PersonalInvitation) {
  const { id, ...from } = invitation;
  const { arrived = [], ...details } = from;
  const path = `invitations/${id}` as const;
  return {
    change: () => backend.write(replace([{ path, from, to: null }])),
    async undo() {
      await backend.write(replace([{ path, from: null, to: details }]));
      // Adds them to those that were marked since.
      for (const day of arrived) await backend.setArrived(invitation, day, true);
    },
  };
}
