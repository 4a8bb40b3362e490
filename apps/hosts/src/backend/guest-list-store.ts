import type { DayId } from '@invitation/domain/event/event';
import {
  type Arrivals,
  applyRecount,
  possiblePeople,
  type Recount,
} from '@invitation/domain/guest-list/arrivals';
import { EMPTY_GUEST_LIST, type GuestList, listGuests } from '../people/guest-list';
import type { GuestArrivals } from '../store/collections';
import { keyOf } from '../store/documents';
import type { GuestListState, HostsBackend } from '../store/hosts-backend';
import { UnansweredError } from '../store/hosts-errors';
import { type Changes, pathsOf } from '../store/replacement';
import { newestOf, type Store } from '../store/store';

/** What the listener has reported. */
export interface WatchedGuestList {
  /** `null` before the first report. */
  readonly list: GuestList | null;
  /** Ends the reports. */
  readonly failure: Error | null;
}

/** A count that was made on this page. */
export interface OwnCount {
  readonly key: string;
  readonly day: DayId;
  readonly people: number;
}

export interface GuestListStore
  extends Store<WatchedGuestList>,
    // The list has a count at once, even while the listener is busy or silent.
    Pick<HostsBackend, 'setArrivals' | 'write' | 'writeGuests'> {}

/** A change of arrivals that the listener has not reported yet. */
interface Mark {
  readonly key: string;
  readonly change: Recount;
  isAnswered: boolean;
}

/**
 * The guest list, which changes as the backend reports it.
 *
 * @param onLess called when another host has replaced a count of this page by a smaller one
 */
export function guestListStore(
  backend: Pick<HostsBackend, 'watch' | 'setArrivals' | 'write' | 'writeGuests'>,
  onLess: (count: OwnCount, now: ReturnType<typeof possiblePeople>) => void = () => {},
): GuestListStore {
  /** In the order of the taps, and so of the reports. */
  let marks: readonly Mark[] = [];
  /** Counts of this page in the last report, by field and guest. */
  const own = new Map<string, { readonly count: OwnCount; readonly mark: Mark }>();
  let reported: GuestListState | null = null;
  let list = EMPTY_GUEST_LIST;
  let failure: Error | null = null;
  let notify = (_: WatchedGuestList) => {};

  const update = () => {
    if (!reported) return;
    list = listGuests(list, { ...reported, arrivals: withMarks(reported.arrivals, marks) });
    notify({ list, failure });
  };
  const compareOwn = (arrivals: ReadonlyMap<string, Arrivals>) => {
    for (const [id, { count, mark }] of own) {
      const current = arrivals.get(count.key) ?? {};
      // The SDK reports a count before the server accepts or refuses it.
      if (!mark.isAnswered || idsIn(count.key, current).includes(id)) continue;
      own.delete(id);
      const now = possiblePeople(current, count.day);
      if (Math.max(...now) < count.people) onLess(count, now);
    }
  };
  const receive = (state: GuestListState) => {
    reported = state;
    failure = null;
    if (marks.length === 0 && own.size === 0) return;
    const arrivals = new Map(state.arrivals.map(({ key, people }) => [key, people]));
    const isReported = ({ key, change, isAnswered }: Mark) =>
      isAnswered || Object.keys(madeBy(change)).some((field) => field in (arrivals.get(key) ?? {}));
    const waiting = marks.filter(
      // An earlier mark of the same guest is reported, too, and replaced.
      (mark, index) =>
        !marks.slice(index).some((each) => each.key === mark.key && isReported(each)),
    );
    for (const mark of marks.filter((each) => !waiting.includes(each))) {
      const { key, change } = mark;
      forget(key, change);
      for (const [field, people] of Object.entries(madeBy(change))) {
        const count = { key, day: field.split('/')[0] as DayId, people };
        own.set(`${field} ${key}`, { count, mark });
      }
    }
    marks = waiting;
    for (const { key, change } of waiting) forget(key, change);
    compareOwn(arrivals);
  };
  /** What this page removes is nobody else's change. */
  const forget = (key: string, change: Recount) => {
    for (const id of idsIn(key, change)) own.delete(id);
  };
  /** @param unchangedIn the keys of the guests whom the server has not changed */
  const sendOwn = async <Result>(
    changes: Changes,
    send: () => Promise<Result>,
    unchangedIn: (result: Result) => readonly string[] = () => [],
  ): Promise<Result> => {
    const paths: readonly string[] = pathsOf(changes);
    const changed = [...own].filter(([, { count }]) => paths.includes(`arrivals/${count.key}`));
    for (const [id] of changed) own.delete(id);
    const watchAgain = (keys = changed.map(([, { count }]) => count.key)) => {
      for (const [id, each] of changed) if (keys.includes(each.count.key)) own.set(id, each);
    };
    try {
      const result = await send();
      watchAgain([...unchangedIn(result)]);
      return result;
    } catch (error) {
      if (!(error instanceof UnansweredError)) watchAgain();
      throw error;
    }
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
      forget(key, change);
      update();
      try {
        await backend.setArrivals(key, change);
        mark.isAnswered = true;
      } catch (error) {
        marks = marks.filter((each) => each !== mark);
        forget(key, change);
        update();
        throw error;
      }
    },
    write: (changes) => sendOwn(changes, () => backend.write(changes)),
    writeGuests: (changes) =>
      sendOwn(
        changes,
        () => backend.writeGuests(changes),
        (refused) => [...refused.keys()].map(keyOf),
      ),
  };
}

const idsIn = (key: string, counts: Recount): string[] =>
  Object.keys(counts).map((field) => `${field} ${key}`);

const madeBy = (change: Recount): Arrivals => applyRecount(null, change);

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
