import type { Clock } from '../backend';

export interface ServerClock extends Clock {
  /** @param time as the server has just said it */
  tell(time: Date): void;
}

/** The device's time until the server's first answer, then the server's. Setting the device's clock does not move it. */
export function serverClock(): ServerClock {
  let origin = Number.NEGATIVE_INFINITY;
  const listeners = new Set<() => void>();
  return {
    now: () => (Number.isFinite(origin) ? new Date(origin + performance.now()) : new Date()),
    observe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(time) {
      // An answer may arrive late, but never before its time. So the latest estimate is the best one.
      const estimate = time.getTime() - performance.now();
      if (!(estimate > origin)) return;
      origin = estimate;
      for (const listener of listeners) listener();
    },
  };
}
