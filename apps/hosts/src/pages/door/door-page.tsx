import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListedGuest } from '../../model/guest-list';
import { peopleOf } from '../../model/guests';
import { change } from '../change';
import { useGuestList, useHosts } from '../hosts-site';
import { dayAtDoor } from './door-day';
import { DoorView } from './door-view';

export function DoorPage() {
  const { site, backend } = useHosts();
  const { guests } = useGuestList();
  // Each guest is another search, so this text is not that of the guests' page.
  const [text, setText] = useState('');
  // A new day does not begin while somebody marks guests.
  const [offered] = useState(() => dayAtDoor(site.events, new Date()));
  const { day: selected } = useSearch({ from: '/door' });
  const event = site.events.find(({ day }) => day === selected) ?? offered;
  const navigate = useNavigate();
  const setArrived = (guest: ListedGuest, arrived: boolean) =>
    change(() => backend.setArrivals(guest.key, event.day, arrived ? peopleOf(guest) : 0));
  return (
    <DoorView
      guests={guests}
      events={site.events}
      event={event}
      text={text}
      onDay={(day) => navigate({ to: '/door', search: { day }, replace: true, resetScroll: false })}
      onText={setText}
      onArrived={setArrived}
    />
  );
}
