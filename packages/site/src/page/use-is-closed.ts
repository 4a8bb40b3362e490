import type { Clock } from '@invitation/backend/backend';
import { isClosed, type ReplyBy } from '@invitation/domain/rsvp/reply-by';
import { useCallback, useSyncExternalStore } from 'react';

/** One day. A timer cannot wait longer than 24 days. */
const LONGEST_WAIT_MS = 86_400_000;

/** Calls the listener at these times, when the clock is set, and when the page is shown again, because a sleeping phone misses timers. */
export function observeTimes(
  times: readonly string[],
  clock: Clock,
  listener: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    clearTimeout(timer);
    const now = clock.now().getTime();
    const waits = times.map((time) => Date.parse(time) - now).filter((left) => left > 0);
    if (waits.length > 0) timer = setTimeout(update, Math.min(...waits, LONGEST_WAIT_MS));
    listener();
  };
  update();
  const unobserve = clock.observe(update);
  document.addEventListener('visibilitychange', update);
  return () => {
    clearTimeout(timer);
    unobserve();
    document.removeEventListener('visibilitychange', update);
  };
}

const DEVICE_CLOCK: Clock = { now: () => new Date(), observe: () => () => {} };

/**
 * Follows the time and the clock while the page is open.
 *
 * @param times at which the state may change, in ISO 8601
 * @param prerendered the state in the HTML, which was built at another time
 */
export function useTimes<State extends string | boolean>(
  times: readonly string[],
  stateAt: (now: Date) => State,
  prerendered: State,
  clock = DEVICE_CLOCK,
): State {
  const list = times.join(' ');
  const subscribe = useCallback(
    (listener: () => void) => (list ? observeTimes(list.split(' '), clock, listener) : () => {}),
    [list, clock],
  );
  return useSyncExternalStore(
    subscribe,
    () => stateAt(clock.now()),
    () => prerendered,
  );
}

/** Whether the last day for replies is over. */
export const useIsClosed = (replyBy: Pick<ReplyBy, 'closesAt'> | null, clock?: Clock): boolean =>
  useTimes(replyBy ? [replyBy.closesAt] : [], (now) => isClosed(replyBy, now), false, clock);
