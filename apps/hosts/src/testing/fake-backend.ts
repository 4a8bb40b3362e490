import type { GuestListListener, GuestListState, HostsBackend } from '../model/store/hosts-backend';

/** A backend for stories. It reports what a story tells it. */
export interface FakeBackend extends HostsBackend {
  /** Reports a state to the page. */
  readonly report: (state: GuestListState) => void;
}

const nothing = async () => {};

/** @param start called with the listener of the page */
export function fakeBackend(
  start: (listener: GuestListListener) => void,
  session: HostsBackend['session'] = null,
): FakeBackend {
  const listeners = new Set<GuestListListener>();
  return {
    notice: null,
    session,
    watch(listener) {
      listeners.add(listener);
      start(listener);
      return () => listeners.delete(listener);
    },
    report(state) {
      for (const listener of listeners) listener.next(state);
    },
    watchDocuments(_, listener) {
      listener.next({ byKey: new Map(), unreadable: [], isLive: true });
      return () => {};
    },
    readDocuments: async () => new Map(),
    write: nothing,
    writeGuests: async () => new Map(),
    setArrivals: nothing,
    addWalkIn: nothing,
    removeWalkIn: nothing,
  };
}
