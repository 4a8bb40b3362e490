import type { CelebrationEvent, Day } from '@invitation/domain/event';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListedGuest } from '../../model/guest-list';
import { invitationFor } from '../../model/invitation-for';
import { change } from '../change';
import { useGuestList, useHosts } from '../hosts-site';
import { DoorView } from './door-view';

/** The day that goes on, otherwise the next one, otherwise the first. */
function currentDay(events: readonly CelebrationEvent[], now: Date): Day {
  const next = events.find(({ end }) => new Date(end) > now) ?? events[0];
  return next?.day ?? 'saturday';
}

export function DoorPage() {
  const { site, backend } = useHosts();
  const { guests } = useGuestList();
  // Each guest is another search, so this text is not that of the guests' page.
  const [text, setText] = useState('');
  const { day = currentDay(site.events, new Date()) } = useSearch({ from: '/door' });
  const navigate = useNavigate();
  const setArrived = (guest: ListedGuest, arrived: boolean) =>
    change(() => backend.setArrived(invitationFor(guest), day, arrived));
  return (
    <DoorView
      guests={guests}
      events={site.events}
      day={day}
      text={text}
      onDay={(day) => navigate({ to: '/door', search: { day }, replace: true })}
      onText={setText}
      onArrived={setArrived}
    />
  );
}
