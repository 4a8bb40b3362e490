import type { CelebrationEvent, DayId } from '@invitation/domain/event/event';
import { countsOn, fieldsOn, type Recount, recount } from '@invitation/domain/guest-list/arrivals';
import { useState } from 'react';
import { useHosts } from '../../context/hosts-site';
import { attempt } from '../../edit/attempt';
import type { DoorGuest } from './door-guests';

/** The last change, for 'Undo'. */
interface LastChange {
  readonly key: string;
  readonly day: DayId;
  readonly before: readonly number[];
  readonly made: Recount;
}

export function useMarks(all: readonly DoorGuest[], { day }: CelebrationEvent) {
  const { guestList } = useHosts();
  const send = (key: string, change: Recount) =>
    void attempt(() => guestList.setArrivals(key, change));
  const [last, setLast] = useState<LastChange | null>(null);
  const changed = last?.day === day ? all.find(({ key }) => key === last.key) : undefined;
  return {
    changed,
    change(guest: DoorGuest, people: number) {
      const made = recount(guest.arrivals, day, [people]);
      const isSequel =
        changed?.key === guest.key &&
        fieldsOn(guest.arrivals, day).every((field) => last?.made[field] !== undefined);
      // The steps of one guest are taken back together, unless somebody else has counted in between.
      const before = isSequel && last ? last.before : countsOn(guest.arrivals, day);
      setLast({ key: guest.key, day, before, made });
      send(guest.key, made);
    },
    undo() {
      if (!last) return;
      setLast(null);
      send(last.key, recount(last.made, last.day, last.before));
    },
  };
}
