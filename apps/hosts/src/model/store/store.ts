/** A value that changes, for `useSyncExternalStore`. */
export interface Store<Value> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => Value;
}

export function createStore<Value>(
  initial: Value,
): Store<Value> & { readonly set: (value: Value) => void } {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    read: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
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
  const store = createStore(initial);
  let readers = 0;
  let unsubscribe = () => {};
  return {
    read: store.read,
    subscribe(listener) {
      const leave = store.subscribe(listener);
      readers++;
      if (readers === 1) unsubscribe = observe(store.set);
      return () => {
        leave();
        readers--;
        if (readers === 0) unsubscribe();
      };
    },
  };
}
