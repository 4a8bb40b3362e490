import type { GuestListState } from '../store/hosts-backend';
import { searchTextOf } from '../text/name-search';
import { type Guest, joinGuests, peopleNames } from './guests';

/** A guest with the text that a search looks through. */
export type ListedGuest = Guest & {
  /** All names, without accents and in lowercase. */
  readonly searchText: string;
};

/** Arrivals of a guest who was deleted, withdrawn or merged. They still count. */
export type OtherArrivals = Pick<Guest, 'key' | 'arrivals'> & {
  /** Empty if this page never had the guest on its list. */
  readonly name: string;
  readonly searchText: string;
};

export interface GuestList extends GuestListState {
  /** In alphabetical order. */
  readonly guests: readonly ListedGuest[];
  readonly byKey: ReadonlyMap<string, ListedGuest>;
  /** Arrivals without a guest. */
  readonly otherArrivals: readonly OtherArrivals[];
  /** The names of guests who were deleted while the page was open, by key. Another phone may send their arrivals later. */
  readonly goneNames: ReadonlyMap<string, string>;
}

export const EMPTY_GUEST_LIST: GuestList = {
  replies: [],
  invitations: [],
  arrivals: [],
  unreadable: [],
  distinct: new Set(),
  isLive: false,
  asOf: null,
  unsent: 0,
  guests: [],
  byKey: new Map(),
  otherArrivals: [],
  goneNames: new Map(),
};

const COLLECTIONS = ['replies', 'invitations', 'arrivals'] as const;

/** Joins replies, invitations and arrivals, unless none has changed since the previous list. */
export function listGuests(previous: GuestList, state: GuestListState): GuestList {
  if (COLLECTIONS.every((name) => state[name] === previous[name])) {
    return { ...previous, ...state };
  }
  const guests = joinGuests(state.replies, state.invitations, state.arrivals)
    .map((guest) => {
      const known = previous.byKey.get(guest.key);
      const hasSameNames = known?.reply === guest.reply && known.invitation === guest.invitation;
      if (hasSameNames && known.arrivals === guest.arrivals) return known;
      const searchText = hasSameNames ? known.searchText : searchTextOf(namesOf(guest));
      return { ...guest, searchText };
    })
    // Without accents, the order of code units is almost the alphabetical one, and much faster.
    .sort(bySearchText);
  const byKey = new Map(guests.map((guest) => [guest.key, guest]));
  const gone = previous.guests.filter(({ key }) => !byKey.has(key));
  const goneNames =
    gone.length === 0
      ? previous.goneNames
      : new Map([...previous.goneNames, ...gone.map(({ key, name }) => [key, name] as const)]);
  return {
    ...state,
    guests,
    byKey,
    otherArrivals: state.arrivals
      .filter(({ key }) => !byKey.has(key))
      .map(({ key, people }) => {
        const name = goneNames.get(key) ?? '';
        return { key, arrivals: people, name, searchText: searchTextOf([name]) };
      }),
    goneNames,
  };
}

const namesOf = (guest: Guest) => [
  guest.name,
  guest.reply?.guest,
  guest.invitation?.name,
  ...peopleNames(guest),
];

/** Guests with the same name have the same order on every device. */
function bySearchText(one: ListedGuest, other: ListedGuest) {
  if (one.searchText !== other.searchText) return one.searchText < other.searchText ? -1 : 1;
  return one.key < other.key ? -1 : 1;
}
