/**
 * @param open e.g. `() => localStorage`; the browser may throw here if site data is blocked
 * @param fallback called with any error: blocked or full storage, or an error of the task
 */
export function withStorage<Store, Result>(
  open: () => Store,
  task: (storage: Store) => Result,
  fallback: (error: unknown) => Result,
): Result {
  try {
    return task(open());
  } catch (error) {
    return fallback(error);
  }
}
