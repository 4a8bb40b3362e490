/** Where browsers do not tell when a page is idle. */
const IDLE_DELAY_MS = 500;
/** A page whose animations take the whole time of its frames is never idle. */
const LIMIT_MS = 2000;

export function runWhenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: LIMIT_MS });
  else setTimeout(task, IDLE_DELAY_MS);
}
