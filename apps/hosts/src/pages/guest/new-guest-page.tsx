import { newInvitationId } from '@invitation/domain/invitation-link';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useHosts } from '../hosts-site';
import { NewGuestForm } from './new-guest-form';

export function NewGuestPage() {
  const { site, backend } = useHosts();
  const navigate = useNavigate();
  // The same after an attempt without an answer, which may have saved the guest.
  const [id] = useState(newInvitationId);
  return (
    <NewGuestForm
      events={site.events}
      onSave={async (guest) => {
        await backend.addGuest(id, guest);
        await navigate({ to: '/guests/$key', params: { key: id }, replace: true });
      }}
    />
  );
}
