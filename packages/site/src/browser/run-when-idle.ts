const IDLE_DELAY_MS = 500;

export function runWhenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, IDLE_DELAY_MS);
}
