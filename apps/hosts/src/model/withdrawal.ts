import type { HostsBackend } from './hosts-backend';
import type { PersonalInvitation } from './invitations';

/** The withdrawal of an invitation, and how to take it back with all arrivals. */
export function withdrawal(backend: HostsBackend, invitation: PersonalInvitation) {
  const { id } = invitation;
  let { arrived } = invitation;
  return {
    async change() {
      const withdrawn = await backend.withdrawInvitation(id);
      // Another host may have marked one that this device has not heard of.
      if (withdrawn) arrived = withdrawn.arrived;
    },
    undo: () => backend.saveInvitation(id, { fields: invitation, seen: [null], arrived }),
  };
}
