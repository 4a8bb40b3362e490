import type { Clock } from '@invitation/backend/backend';
import { isClosed, type ReplyBy } from '@invitation/domain/rsvp/reply-by';
import { useCallback, useSyncExternalStore } from 'react';

/** A timer cannot wait longer than 24 days. */
const LONGEST_WAIT_MS = 86_400_000;

/** Calls the listener when the last day ends, when the clock is set, and when the page is seen again: a phone that slept has missed its timers. */
export function observeClosing(
  { closesAt }: Pick<ReplyBy, 'closesAt'>,
  clock: Clock,
  listener: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    clearTimeout(timer);
    const left = Date.parse(closesAt) - clock.now().getTime();
    if (left > 0) timer = setTimeout(update, Math.min(left, LONGEST_WAIT_MS));
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

export const DEVICE_CLOCK: Clock = { now: () => new Date(), observe: () => () => {} };

/** Whether the last day for replies is over. Follows the time and the clock while the page is open. */
export function useIsClosed(
  replyBy: Pick<ReplyBy, 'closesAt'> | null,
  clock = DEVICE_CLOCK,
): boolean {
  const subscribe = useCallback(
    (listener: () => void) => (replyBy ? observeClosing(replyBy, clock, listener) : () => {}),
    [replyBy, clock],
  );
  // The prerendered gate does not know the time.
  return useSyncExternalStore(
    subscribe,
    () => isClosed(replyBy, clock.now()),
    () => false,
  );
}
