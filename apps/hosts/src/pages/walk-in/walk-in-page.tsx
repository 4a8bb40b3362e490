import { newInvitationId } from '@invitation/domain/gate/invitation-link';
import { applyRecount, possiblePeople, recount } from '@invitation/domain/guest-list/arrivals';
import { invitationSchema } from '@invitation/domain/guest-list/invitation';
import type { Rsvp } from '@invitation/domain/record/record';
import { peopleField } from '@invitation/domain/record/rsvp-fields';
import { Conflict } from '@invitation/domain/rsvp/save';
import { common } from '@invitation/domain/words/hosts/common';
import { door as words } from '@invitation/domain/words/hosts/door';
import { Alert } from '@invitation/ui/basics/alert';
import { Button } from '@invitation/ui/basics/button';
import { TextField } from '@invitation/ui/basics/field';
import { useLocation, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useGuestList, useHosts } from '../../context/hosts-site';
import { toastError } from '../../context/toast-error';
import { useLeave } from '../../context/use-leave';
import * as layout from '../../controls/layout.css';
import { PageHeading } from '../../controls/page-heading/page-heading';
import { offerUndo } from '../../edit/attempt';
import { WALK_IN_DRAFT } from '../../edit/drafts';
import { useDocumentForm } from '../../edit/use-document-form';
import { preparedInvitation } from '../../fields/invitation-values';
import { PeopleField } from '../../fields/people-field';
import type { GuestListStore } from '../../model/backend/guest-list-store';
import { dayAtDoor } from '../../model/people/door-day';
import { planOf, planUndo } from '../../model/store/change';

interface WalkIn {
  readonly id: string;
  readonly name: string;
  readonly people: number;
}

/** Adds somebody at the door. It only asks what is known there (B15). */
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
  const [blank] = useState(() => ({
    id: arrived?.key ?? newInvitationId(),
    name: arrived?.name ?? state.walkInName ?? '',
    people: String(arrived ? Math.max(...possiblePeople(arrived.arrivals, day)) : 1),
  }));
  const leave = useLeave();
  // Without a day in its address, the door moves on to the next day by itself.
  const close = () =>
    leave({
      to: '/door',
      search: day === dayAtDoor(site.events, new Date()).day ? {} : { day },
    });
  const add = async ({ id, name, people }: WalkIn) => {
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
      // The guest of these arrivals is back on the list, and must stay as they are.
      if (id === key) throw new Error(words.changedElsewhere);
      isSent = false;
      let isClosed = false;
      const sent = backend.addWalkIn(id, reply, addition[1].to);
      sent.then(
        () => {
          isSent = true;
        },
        // Until the form is closed, it shows the error itself.
        ({ message }: Error) => isClosed && toastError(new Error(words.notAdded(name, message))),
      );
      // Does not wait for the connection, but until the device has stored the guest.
      await Promise.race([sent, untilListed(guestList, id)]);
      isClosed = true;
    }
    offerUndo(words.arrived(name, people), () => {
      // The counts with those that were made since, on this page or on another phone.
      const now = guestList.read().list?.byKey.get(id)?.arrivals ?? addition[1].to;
      // Helpers at the door may not delete guests.
      if (role) return guestList.setArrivals(id, recount(now, day, [0]));
      if (!isSent) return backend.removeWalkIn(id);
      return backend.write(planUndo([addition[0], { ...addition[1], to: now }]));
    });
    close();
  };
  const { edit, field, formState, save, discard } = useDocumentForm({
    draft: WALK_IN_DRAFT + (key ?? ''),
    document: null,
    blank,
    parse(values) {
      const prepared = preparedInvitation({ ...values, days: 'weekend' });
      const { data, error } = invitationSchema.safeParse(prepared);
      return {
        // With the id, so that a second tap on the button adds the same guest.
        answers: data && { id: values.id, name: data.name, people: data.people },
        issues: error?.issues ?? [],
      };
    },
    onSave: ({ answers }) => add(answers as unknown as WalkIn),
  });
  return (
    <>
      <PageHeading title={words.add} />
      <form noValidate className={layout.stack} onSubmit={save}>
        <TextField {...field('name')} required label={common.name} autoComplete="off" />
        <PeopleField {...field('people')} required label={words.peopleArrived(event.weekday)} />
        {edit.failure && <Alert>{edit.failure.message}</Alert>}
        <div className={layout.buttons}>
          <Button type="submit" disabled={formState.isSubmitting}>
            {words.addAndMark}
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              discard();
              close();
            }}
          >
            {common.cancel}
          </Button>
        </div>
      </form>
    </>
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
