/**
 * Runs the tasks, at most `limit` at a time.
 *
 * @returns the results in the order of the tasks
 * @throws the first error, once no task is running any more
 */
export async function runPool<Result>(
  tasks: readonly (() => Promise<Result>)[],
  limit: number,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = tasks.entries();
  let failed = false;
  const work = async () => {
    for (const [index, task] of queue) {
      if (failed) return;
      try {
        results[index] = await task();
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  const workers = await Promise.allSettled(Array.from({ length: limit }, work));
  const failure = workers.find((worker) => worker.status === 'rejected');
  if (failure) throw failure.reason;
  return results;
}
