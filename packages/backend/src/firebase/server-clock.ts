/** The device's time until the server's first answer, then the server's. Setting the device's clock does not move it. */
export function serverClock() {
  let origin = Number.NEGATIVE_INFINITY;
  const listeners = new Set<() => void>();
  return {
    now: () => (Number.isFinite(origin) ? new Date(origin + performance.now()) : new Date()),
    observe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** @param time as the server has just said it */
    tell(time: Date) {
      // An answer may arrive late, but never before its time. So the latest estimate is the best one.
      const estimate = time.getTime() - performance.now();
      if (!(estimate > origin)) return;
      origin = estimate;
      for (const listener of listeners) listener();
    },
  };
}
