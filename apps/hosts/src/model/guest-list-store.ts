import type { DayId } from '@invitation/domain/event';
import type { GuestArrivals } from './arrivals';
import { EMPTY_GUEST_LIST, type GuestList, listGuests } from './guest-list';
import type { GuestListState, HostsBackend } from './hosts-backend';
import { newestOf, type Store } from './store';

/** What the listener has reported. */
export interface WatchedGuestList {
  /** `null` before the first report. */
  readonly list: GuestList | null;
  /** Ends the reports. */
  readonly failure: Error | null;
}

/** A number of arrivals that was set on this device. */
export interface Mark {
  readonly key: string;
  readonly day: DayId;
  readonly people: number;
}

export interface GuestListStore extends Store<WatchedGuestList> {
  /** As `HostsBackend.setArrivals`. The list has the number at once, even while the listener is busy or silent. */
  readonly setArrivals: HostsBackend['setArrivals'];
}

/**
 * The guest list, which changes as the backend reports it.
 *
 * @param onLost called when another device has set a smaller number than this one, e.g. because it took back a mark of its own
 */
export function guestListStore(
  backend: Pick<HostsBackend, 'watch' | 'setArrivals'>,
  onLost: (mark: Mark, now: number) => void = () => {},
): GuestListStore {
  /** By guest and day. The listener has not reported the new ones yet, and the server has the sent ones. */
  const marks = new Map<string, Mark & { status: 'new' | 'shown' | 'sent' }>();
  let reported: GuestListState | null = null;
  let list = EMPTY_GUEST_LIST;
  let failure: Error | null = null;
  let notify = (_: WatchedGuestList) => {};

  const update = () => {
    if (!reported) return;
    const { arrivals } = reported;
    const numbers =
      marks.size > 0 ? new Map(arrivals.map(({ key, people }) => [key, people])) : null;
    const added: Mark[] = [];
    for (const [id, mark] of marks) {
      const number = numbers?.get(mark.key)?.[mark.day] ?? 0;
      if (mark.status === 'new' && number !== mark.people) added.push(mark);
      else if (mark.status === 'new') mark.status = 'shown';
      else if (mark.status === 'sent' && number < mark.people) {
        marks.delete(id);
        onLost(mark, number);
      }
    }
    list = listGuests(list, { ...reported, arrivals: withMarks(arrivals, added) });
    notify({ list, failure });
  };
  return {
    ...newestOf<WatchedGuestList>({ list: null, failure: null }, (next) => {
      notify = next;
      return backend.watch({
        next(state) {
          reported = state;
          failure = null;
          update();
        },
        error(error) {
          failure = error;
          next({ list, failure });
        },
      });
    }),
    async setArrivals(key, day, people) {
      const id = `${day} ${key}`;
      const mark = { key, day, people, status: 'new' as const };
      marks.set(id, mark);
      update();
      try {
        await backend.setArrivals(key, day, people);
        Object.assign(mark, { status: 'sent' });
      } catch (error) {
        if (marks.get(id) === mark) marks.delete(id);
        throw error;
      } finally {
        update();
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
  for (const { key, day, people } of marks) {
    byKey.set(key, { key, people: { ...byKey.get(key)?.people, [day]: people } });
  }
  return [...byKey.values()];
}
