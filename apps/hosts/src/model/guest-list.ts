import { type Guest, joinGuests } from './guests';
import type { GuestListState } from './hosts-backend';
import { searchTextOf } from './name-search';

/** A guest with the text that a search looks through. */
export type ListedGuest = Guest & {
  /** All names, without accents and in lowercase. */
  readonly searchText: string;
};

/** The guest list, prepared for the pages. */
export interface GuestList extends GuestListState {
  /** In alphabetical order. */
  readonly guests: readonly ListedGuest[];
  readonly byKey: ReadonlyMap<string, ListedGuest>;
}

export const EMPTY_GUEST_LIST: GuestList = {
  replies: [],
  invitations: [],
  unreadable: [],
  unreadableInvitations: [],
  isLive: false,
  asOf: null,
  hasUnsentChanges: false,
  guests: [],
  byKey: new Map(),
};

/** Joins replies and invitations, unless neither has changed since the previous list. */
export function listGuests(previous: GuestList, state: GuestListState): GuestList {
  if (state.replies === previous.replies && state.invitations === previous.invitations) {
    return { ...state, guests: previous.guests, byKey: previous.byKey };
  }
  const guests = joinGuests(state.replies, state.invitations)
    .map((guest) => {
      const known = previous.byKey.get(guest.key);
      return known?.reply === guest.reply && known.invitation === guest.invitation
        ? known
        : { ...guest, searchText: searchTextOf(namesOf(guest)) };
    })
    // Without accents, the order of code units is almost the alphabetical one, and much faster.
    .sort(bySearchText);
  return { ...state, guests, byKey: new Map(guests.map((guest) => [guest.key, guest])) };
}

const namesOf = ({ name, reply, invitation }: Guest) => [name, reply?.guest, invitation?.name];

function bySearchText({ searchText: one }: ListedGuest, { searchText: other }: ListedGuest) {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
