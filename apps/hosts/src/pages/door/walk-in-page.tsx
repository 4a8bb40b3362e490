import { newInvitationId } from '@invitation/domain/invitation-link';
import type { Rsvp } from '@invitation/domain/rsvp';
import { peopleField } from '@invitation/domain/rsvp-fields';
import { useLocation, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { toast } from 'sonner';
import { replace } from '../../model/changes';
import { useGuestList, useHosts } from '../hosts-site';
import { toastError } from '../toast-error';
import { useLeave } from '../use-leave';
import { dayAtDoor } from './door-day';
import { WalkInForm } from './walk-in-form';

export function WalkInPage() {
  const { site, backend } = useHosts();
  const { otherArrivals } = useGuestList();
  const { day: selected, key } = useSearch({ from: '/door/add' });
  const { state } = useLocation();
  const [event] = useState(
    () => site.events.find(({ day }) => day === selected) ?? dayAtDoor(site.events, new Date()),
  );
  const { day } = event;
  const [arrived] = useState(() => otherArrivals.find((each) => each.key === key));
  const leave = useLeave();
  const close = () => leave({ to: '/door', search: { day } });
  return (
    <WalkInForm
      draft={`walk-in/${key ?? ''}`}
      initial={{
        id: key ?? newInvitationId(),
        name: arrived?.name ?? state.walkInName ?? '',
        people: String(arrived?.arrivals[day] ?? 1),
      }}
      weekday={event.weekday}
      onCancel={close}
      onAdd={async ({ id, name, people }) => {
        const reply: Rsvp = {
          name,
          ...{ [day]: 'yes' as const },
          ...{ [peopleField(day)]: people },
        };
        if (arrived) {
          // Another host may have brought the guest back.
          await backend.write(
            replace([
              { path: `rsvps/${id}`, from: null, to: reply },
              {
                path: `arrivals/${id}`,
                from: arrived.arrivals,
                to: { ...arrived.arrivals, [day]: people },
              },
            ]),
          );
        } else {
          // Waits for the connection, but the host does not.
          backend.addWalkIn(id, reply, { [day]: people }).catch((error: Error) => {
            toastError(new Error(`${name} was not added. ${error.message}`));
          });
        }
        toast.success(`${name}: ${people} arrived.`);
        close();
      }}
    />
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Not in the address, which has no names. */
    walkInName?: string;
  }
}
