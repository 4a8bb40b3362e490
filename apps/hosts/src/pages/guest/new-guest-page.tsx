import { newInvitationId } from '@invitation/domain/invitation-link';
import { Conflict } from '@invitation/domain/save';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type Changes, replace } from '../../model/changes';
import { useHosts } from '../hosts-site';
import type { NewGuest } from './new-guest';
import { NewGuestForm } from './new-guest-form';

const EXISTS =
  'An earlier attempt has saved this guest with other answers, so nothing was changed now. Look for the guest in the list, and change the answers there.';

/** Creates the documents of a guest. An attempt without an answer can be repeated. */
const changesFor = (id: string, { invitation, rsvp }: NewGuest): Changes =>
  replace([
    { path: `invitations/${id}`, from: null, to: invitation },
    { path: `rsvps/${id}`, from: null, to: rsvp && { ...rsvp, id } },
  ]);

export function NewGuestPage() {
  const { site, backend } = useHosts();
  const navigate = useNavigate();
  // The same after an attempt without an answer, which may have saved the guest.
  const [id] = useState(newInvitationId);
  return (
    <NewGuestForm
      events={site.events}
      onSave={async (guest) => {
        await backend.write(changesFor(id, guest)).catch((error) => {
          throw error instanceof Conflict ? new Error(EXISTS) : error;
        });
        await navigate({ to: '/guests/$key', params: { key: id }, replace: true });
      }}
    />
  );
}
