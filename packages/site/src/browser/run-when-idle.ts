/** Where browsers do not tell when a page is idle. */
const IDLE_DELAY_MS = 500;
/** A page whose animations take the whole time of its frames is never idle. */
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
