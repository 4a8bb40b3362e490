import type { Save } from '@invitation/domain/rsvp/save';
import { type Guest, stillListed } from '../people/guests';
import { type Changes, replace } from '../store/replacement';

/** Saves what hosts note of a guest. Refused if somebody has just deleted the guest. */
export const notesOfGuest = (guest: Pick<Guest, 'key' | 'invitation'>, save: Save): Changes => ({
  [`guestNotes/${guest.key}`]: save,
  ...replace([stillListed(guest)]),
});
