import { EMPTY_GUEST_LIST, type GuestList, listGuests } from './guest-list';
import type { HostsBackend } from './hosts-backend';
import { newestOf, type Store } from './store';

/** What the listener has reported. */
export interface WatchedGuestList {
  /** `null` before the first report. */
  readonly list: GuestList | null;
  /** Ends the reports. */
  readonly failure: Error | null;
}

/** The guest list, which changes as the backend reports it. */
export const guestListStore = (backend: Pick<HostsBackend, 'watch'>): Store<WatchedGuestList> =>
  newestOf<WatchedGuestList>({ list: null, failure: null }, (next) => {
    let list = EMPTY_GUEST_LIST;
    return backend.watch({
      next(state) {
        list = listGuests(list, state);
        next({ list, failure: null });
      },
      error: (failure) => next({ list, failure }),
    });
  });
