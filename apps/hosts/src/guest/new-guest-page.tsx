import { newInvitationId } from '@invitation/domain/invitation-link';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useHosts } from '../app/hosts-site';
import { NewGuestForm } from './new-guest-form';

export function NewGuestPage() {
  const { site, backend } = useHosts();
  const navigate = useNavigate();
  // The same after a failed attempt, which may have saved the invitation.
  const [id] = useState(newInvitationId);
  return (
    <NewGuestForm
      events={site.events}
      onSave={async ({ invitation, rsvp }) => {
        await backend.saveInvitation({ id, ...invitation });
        if (rsvp) {
          await backend.saveReply(id, { answers: { ...rsvp, id }, defaults: {}, seen: [null] });
        }
        await navigate({ to: '/guests/$key', params: { key: id }, replace: true });
      }}
    />
  );
}
