/** Shows the device's time until the server's first answer, then the server's, which ignores changes of the device's clock. */
export function serverClock() {
  let origin = Number.NEGATIVE_INFINITY;
  const listeners = new Set<() => void>();
  return {
    now: () => (Number.isFinite(origin) ? new Date(origin + performance.now()) : new Date()),
    observe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** @param time the server's time in a response that has just arrived */
    tell(time: Date) {
      // A response may arrive late, but never early. So the largest estimate is the best one.
      const estimate = time.getTime() - performance.now();
      if (!(estimate > origin)) return;
      origin = estimate;
      for (const listener of listeners) listener();
    },
  };
}
