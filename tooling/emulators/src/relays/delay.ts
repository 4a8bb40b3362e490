/**
 * Creates a queue that runs each task a fixed time after it was added, in order. Without a delay, a task runs at once.
 *
 * @param notBefore the delay of earlier tasks counts from this time of `performance.now()`
 */
export function createDelay(delayMs: number, notBefore = 0): (task: () => void) => void {
  const queue: { readonly due: number; readonly task: () => void }[] = [];

  const run = () => {
    let next = queue[0];
    while (next && next.due <= performance.now()) {
      queue.shift();
      next.task();
      next = queue[0];
    }
    // A timer may fire a millisecond early, so the clock decides.
    if (next) setTimeout(run, next.due - performance.now());
  };

  return (task) => {
    queue.push({ due: Math.max(performance.now(), notBefore) + delayMs, task });
    if (queue.length === 1) run();
  };
}
