/** A value that changes, for `useSyncExternalStore`. */
export interface Store<Value> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => Value;
}

/**
 * Keeps the newest value that a subscription reports. All readers share one subscription, which ends with the last of them.
 *
 * @param observe subscribes, and returns a function that unsubscribes
 */
export function newestOf<Value>(
  initial: Value,
  observe: (next: (value: Value) => void) => () => void,
): Store<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  let unsubscribe = () => {};
  const next = (reported: Value) => {
    value = reported;
    for (const listener of listeners) listener();
  };
  return {
    read: () => value,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) unsubscribe = observe(next);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unsubscribe();
      };
    },
  };
}
