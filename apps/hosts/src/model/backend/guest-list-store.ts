import { applyRecount, type Recount } from '@invitation/domain/guest-list/arrivals';
import { EMPTY_GUEST_LIST, type GuestList, listGuests } from '../people/guest-list';
import type { GuestArrivals } from '../store/collections';
import type { GuestListState, HostsBackend } from '../store/hosts-backend';
import { newestOf, type Store } from '../store/store';

export interface WatchedGuestList {
  /** `null` before the first report. */
  readonly list: GuestList | null;
  /** Why the reports have ended; `null` while they continue. */
  readonly failure: Error | null;
}

export interface GuestListStore
  extends Store<WatchedGuestList>,
    // The list shows a count at once, even while the listener is busy or silent.
    Pick<HostsBackend, 'setArrivals'> {}

/** A change of arrivals that the listener has not reported yet. */
interface Mark {
  readonly key: string;
  readonly change: Recount;
  isAnswered: boolean;
}

/** The guest list, which changes as the backend reports it. */
export function guestListStore(
  backend: Pick<HostsBackend, 'watch' | 'setArrivals'>,
): GuestListStore {
  /** In the order of the taps, and so of the reports. */
  let marks: readonly Mark[] = [];
  let reported: GuestListState | null = null;
  let list = EMPTY_GUEST_LIST;
  let failure: Error | null = null;
  let notify = (_: WatchedGuestList) => {};

  const update = () => {
    if (!reported) return;
    list = listGuests(list, { ...reported, arrivals: withMarks(reported.arrivals, marks) });
    notify({ list, failure });
  };
  const receive = (state: GuestListState) => {
    reported = state;
    failure = null;
    if (marks.length === 0) return;
    const arrivals = new Map(state.arrivals.map(({ key, people }) => [key, people]));
    const isReported = ({ key, change, isAnswered }: Mark) =>
      isAnswered ||
      Object.keys(applyRecount(null, change)).some((field) => field in (arrivals.get(key) ?? {}));
    marks = marks.filter(
      // An earlier mark of the same guest was reported and replaced as well.
      (mark, index) =>
        !marks.slice(index).some((each) => each.key === mark.key && isReported(each)),
    );
  };
  return {
    ...newestOf<WatchedGuestList>({ list: null, failure: null }, (next) => {
      notify = next;
      return backend.watch({
        next(state) {
          receive(state);
          update();
        },
        error(error) {
          failure = error;
          next({ list, failure });
        },
      });
    }),
    async setArrivals(key, change) {
      const mark: Mark = { key, change, isAnswered: false };
      marks = [...marks, mark];
      update();
      try {
        await backend.setArrivals(key, change);
        mark.isAnswered = true;
      } catch (error) {
        marks = marks.filter((each) => each !== mark);
        update();
        throw error;
      }
    },
  };
}

function withMarks(
  arrivals: readonly GuestArrivals[],
  marks: readonly Mark[],
): readonly GuestArrivals[] {
  if (marks.length === 0) return arrivals;
  const byKey = new Map(arrivals.map((each) => [each.key, each]));
  for (const { key, change } of marks) {
    byKey.set(key, { key, people: applyRecount(byKey.get(key)?.people ?? null, change) });
  }
  return [...byKey.values()];
}
