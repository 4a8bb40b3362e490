import { Conflict } from '@invitation/domain/save';
import { toast } from 'sonner';
import { type Changes, replace } from '../../model/changes';
import { useHosts } from '../hosts-site';
import { useLeave } from '../use-leave';
import type { NewGuest } from './new-guest';
import { NewGuestForm } from './new-guest-form';

const EXISTS =
  'This guest was already saved with different answers, so nothing was changed. Find the guest in the list, and change the answers there.';

/** Creates the documents of a guest. An attempt without an answer can be repeated. */
const changesFor = ({ id, invitation, rsvp }: NewGuest): Changes =>
  replace([
    { path: `invitations/${id}`, from: null, to: invitation },
    { path: `rsvps/${id}`, from: null, to: rsvp && { ...rsvp, id } },
  ]);

export function NewGuestPage() {
  const { site, backend } = useHosts();
  const leave = useLeave();
  return (
    <NewGuestForm
      events={site.events}
      onSave={async (guest) => {
        await backend.write(changesFor(guest)).catch((error) => {
          throw error instanceof Conflict ? new Error(EXISTS) : error;
        });
        if (!leave({ to: '/guests/$key', params: { key: guest.id } })) {
          toast.success(`${guest.invitation.name} was added.`);
        }
      }}
    />
  );
}
