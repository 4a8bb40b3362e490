import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { change } from '../change';
import { useGuestList, useHosts } from '../hosts-site';
import { dayAtDoor } from './door-day';
import { DoorView } from './door-view';

export function DoorPage() {
  const { site, guestList } = useHosts();
  const { guests, otherArrivals } = useGuestList();
  // Each guest is another search, so this text is not that of the guests' page.
  const [text, setText] = useState('');
  // A new day does not begin while somebody marks guests.
  const [offered] = useState(() => dayAtDoor(site.events, new Date()));
  const { day: selected } = useSearch({ from: '/door' });
  const event = site.events.find(({ day }) => day === selected) ?? offered;
  const navigate = useNavigate();
  return (
    <DoorView
      guests={guests}
      otherArrivals={otherArrivals}
      events={site.events}
      event={event}
      text={text}
      onDay={(day) => navigate({ to: '/door', search: { day }, replace: true, resetScroll: false })}
      onText={setText}
      onArrivals={(key, people) => change(() => guestList.setArrivals(key, event.day, people))}
      onAdd={(key) =>
        navigate({
          to: '/door/add',
          search: { day: event.day, key },
          state: { walkInName: text.trim() },
        })
      }
    />
  );
}
