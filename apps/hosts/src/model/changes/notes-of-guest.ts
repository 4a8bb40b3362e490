import type { Save } from '@invitation/domain/rsvp/save';
import { type Guest, stillListed } from '../people/guests';
import { type Plan, planOf } from '../store/change';

/** Saves hosts' notes about a guest. Refused if somebody has just deleted the guest. */
export const notesOfGuest = (guest: Pick<Guest, 'key' | 'invitation'>, save: Save): Plan => ({
  [`guestNotes/${guest.key}`]: save,
  ...planOf([stillListed(guest)]),
});
