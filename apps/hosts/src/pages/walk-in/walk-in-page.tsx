import { newInvitationId } from '@invitation/domain/gate/invitation-link';
import { applyRecount, possiblePeople, recount } from '@invitation/domain/guest-list/arrivals';
import type { Rsvp } from '@invitation/domain/record/record';
import { peopleField } from '@invitation/domain/record/rsvp-fields';
import { Conflict } from '@invitation/domain/rsvp/save';
import { door as words } from '@invitation/domain/words/hosts/door';
import { useLocation, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useGuestList, useHosts } from '../../context/hosts-site';
import { toastError } from '../../context/toast-error';
import { useLeave } from '../../context/use-leave';
import { offerUndo } from '../../edit/attempt';
import { WALK_IN_DRAFT } from '../../edit/drafts';
import type { GuestListStore } from '../../model/backend/guest-list-store';
import { dayAtDoor } from '../../model/people/door-day';
import { planOf, planUndo } from '../../model/store/change';
import { WalkInForm } from './walk-in-form';

export function WalkInPage() {
  const { site, backend, guestList } = useHosts();
  const { role, otherArrivals } = useGuestList();
  const { day: selected, key } = useSearch({ from: '/door/add' });
  const { state } = useLocation();
  const [event] = useState(
    () => site.events.find(({ day }) => day === selected) ?? dayAtDoor(site.events, new Date()),
  );
  const { day } = event;
  const [arrived] = useState(() => otherArrivals.find((each) => each.key === key));
  const leave = useLeave();
  // The door goes on to the next day by itself, unless the host has chosen another one.
  const close = () =>
    leave({
      to: '/door',
      search: day === dayAtDoor(site.events, new Date()).day ? {} : { day },
    });
  return (
    <WalkInForm
      draft={WALK_IN_DRAFT + (key ?? '')}
      initial={{
        id: arrived?.key ?? newInvitationId(),
        name: arrived?.name ?? state.walkInName ?? '',
        people: String(arrived ? Math.max(...possiblePeople(arrived.arrivals, day)) : 1),
      }}
      weekday={event.weekday}
      onCancel={close}
      onAdd={async ({ id, name, people }) => {
        const reply: Rsvp = {
          name,
          ...{ [day]: 'yes' as const },
          ...{ [peopleField(day)]: people },
        };
        const from = arrived?.arrivals ?? null;
        // One id for the guest and the count, so that a second tap counts nobody twice.
        const counted = from ? recount(from, day, [people]) : { [`${day}/${id}`]: people };
        const addition = [
          { path: `rsvps/${id}`, from: null, to: reply },
          { path: `arrivals/${id}`, from, to: applyRecount(from, counted) },
        ] as const;
        let isSent = true;
        if (arrived) {
          await backend.write(planOf(addition)).catch((error) => {
            throw error instanceof Conflict ? new Error(words.changedElsewhere) : error;
          });
        } else {
          // A draft for arrivals whose guest is back on the list, and must stay as they are.
          if (id === key) throw new Error(words.changedElsewhere);
          isSent = false;
          let isClosed = false;
          const sent = backend.addWalkIn(id, reply, addition[1].to);
          sent.then(
            () => {
              isSent = true;
            },
            // Until then, the form says it.
            ({ message }: Error) =>
              isClosed && toastError(new Error(words.notAdded(name, message))),
          );
          // Does not wait for the connection, but until the device has stored the guest.
          await Promise.race([sent, untilListed(guestList, id)]);
          isClosed = true;
        }
        offerUndo(words.arrived(name, people), () => {
          // With what was counted since, on this page or on another phone.
          const now = guestList.read().list?.byKey.get(id)?.arrivals ?? addition[1].to;
          // Helpers at the door delete nobody.
          if (role) return guestList.setArrivals(id, recount(now, day, [0]));
          if (!isSent) return backend.removeWalkIn(id);
          return backend.write(planUndo([addition[0], { ...addition[1], to: now }]));
        });
        close();
      }}
    />
  );
}

function untilListed(guestList: GuestListStore, key: string): Promise<void> {
  return new Promise((resolve) => {
    let stop = () => {};
    const check = () => {
      if (!guestList.read().list?.byKey.has(key)) return;
      stop();
      resolve();
    };
    stop = guestList.subscribe(check);
    check();
  });
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Not in the address, which has no names. */
    walkInName?: string;
  }
}
