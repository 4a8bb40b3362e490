import { useSyncExternalStore } from 'react';

const INTERVAL_MS = 30_000;

function observeClock(listener: () => void) {
  const timer = setInterval(listener, INTERVAL_MS);
  // Timers of a hidden page are late.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** A text that depends on the time of this device's clock. It is updated while the page is open. */
export const useClock = <Text extends string>(read: (now: Date) => Text): Text =>
  useSyncExternalStore(observeClock, () => read(new Date()));
