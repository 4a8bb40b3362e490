import type { CelebrationEvent, DayId } from '@invitation/domain/event/event';
import { shell } from '@invitation/domain/words/hosts/shell';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGuestList, useHosts, useShownNotes } from '../../context/hosts-site';
import { attempt } from '../../edit/attempt';
import { walkInKey } from '../../edit/drafts';
import { dayAtDoor } from '../../model/people/door-day';
import { DoorView } from './door-view';
import { hasCamera } from './scan-camera';

export function DoorPage() {
  const { site, guestList } = useHosts();
  const { role, guests, otherArrivals } = useGuestList();
  // Not shared with the guests page: at the door every guest is a new search.
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const onDay = (day?: DayId) =>
    navigate({ to: '/door', search: { day }, replace: true, resetScroll: false });
  const offered = useOfferedDay(site.events, onDay);
  const { day: selected } = useSearch({ from: '/door' });
  const event = site.events.find(({ day }) => day === selected) ?? offered;
  // Helpers may not read them.
  const notes = useShownNotes(role === undefined);
  const [canScan, setCanScan] = useState(false);
  useEffect(() => {
    void hasCamera().then(setCanScan);
  }, []);
  const isOnlyDoor = useLocation({ select: ({ state }) => state.isOnlyDoor });
  return (
    <DoorView
      notice={isOnlyDoor && role && shell.onlyDoor}
      role={role}
      guests={guests}
      otherArrivals={otherArrivals}
      event={event}
      notes={notes}
      text={text}
      canScan={canScan}
      onDay={onDay}
      onText={setText}
      onArrivals={(key, counts) => attempt(() => guestList.setArrivals(key, counts))}
      onAdd={(key) => {
        const walkInName = text.trim();
        navigate({
          to: '/door/add',
          search: { day: event.day, key: key ?? walkInKey(walkInName) },
          state: { walkInName },
        });
      }}
    />
  );
}

/** A shorter break is not the end of a day. */
const LONG_BREAK_MS = 3_600_000;

/**
 * A new day does not begin while somebody marks guests, but when they take up the phone again after a long break.
 *
 * @param onBreak called after it: a day that was chosen before no longer counts
 */
function useOfferedDay(events: readonly CelebrationEvent[], onBreak: () => void): CelebrationEvent {
  const [offered, offer] = useState(() => dayAtDoor(events, new Date()));
  const goOn = useEffectEvent(() => {
    offer(dayAtDoor(events, new Date()));
    onBreak();
  });
  useEffect(() => {
    let leftAt = Number.POSITIVE_INFINITY;
    const update = () => {
      if (document.hidden) leftAt = Date.now();
      else if (Date.now() - leftAt > LONG_BREAK_MS) goOn();
    };
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return offered;
}
