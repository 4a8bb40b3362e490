/** A queue that runs each task after a delay, in order. @param notBefore on the clock of `performance.now()` */
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
