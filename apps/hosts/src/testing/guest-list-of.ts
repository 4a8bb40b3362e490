import { EMPTY_GUEST_LIST, type GuestList, listGuests } from '../model/people/guest-list';
import type { GuestListState } from '../model/store/hosts-backend';

/** A guest list of these parts, and otherwise empty. */
export const guestListOf = (parts: Partial<GuestListState>): GuestList =>
  listGuests(EMPTY_GUEST_LIST, { ...EMPTY_GUEST_LIST, ...parts });
