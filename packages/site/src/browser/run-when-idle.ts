/** For browsers without `requestIdleCallback`. */
const IDLE_DELAY_MS = 500;
/** The longest wait. A page is never idle if its animations take all the time of its frames. */
const LIMIT_MS = 2000;

export function runWhenIdle(task: () => void): void {
  let isDue = true;
  const run = () => {
    if (isDue) task();
    isDue = false;
  };
  try {
    requestIdleCallback(run);
    setTimeout(run, LIMIT_MS);
  } catch {
    setTimeout(run, IDLE_DELAY_MS);
  }
}
