/** Calls `load` once and shares its promise. After a rejection the next call runs `load` again. */
export function memoizeAsync<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let promise: Promise<Value> | null = null;
  return () => {
    promise ??= load().catch((error: unknown) => {
      promise = null;
      throw error;
    });
    return promise;
  };
}
