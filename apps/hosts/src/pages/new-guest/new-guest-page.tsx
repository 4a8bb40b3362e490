import { Conflict } from '@invitation/domain/save';
import { guest as words } from '@invitation/domain/words/hosts/guest';
import { toast } from 'sonner';
import { type Changes, replace } from '../../model/changes';
import { useHosts } from '../../parts/hosts-site';
import { useLeave } from '../../parts/use-leave';
import type { NewGuest } from './new-guest';
import { NewGuestForm } from './new-guest-form';

/** Creates the documents of a guest. An attempt without an answer can be repeated. */
const changesFor = ({ id, invitation, rsvp }: NewGuest): Changes =>
  replace([
    { path: `invitations/${id}`, from: null, to: invitation },
    { path: `rsvps/${id}`, from: null, to: rsvp && { ...rsvp, id } },
  ]);

export function NewGuestPage() {
  const { backend } = useHosts();
  const leave = useLeave();
  return (
    <NewGuestForm
      onSave={async (guest) => {
        await backend.write(changesFor(guest)).catch((error) => {
          throw error instanceof Conflict ? new Error(words.exists) : error;
        });
        if (!leave({ to: '/guests/$key', params: { key: guest.id } })) {
          toast.success(words.added(guest.invitation.name));
        }
      }}
    />
  );
}
