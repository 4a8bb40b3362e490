import { within } from './within';

/** A browser that refuses site data may refuse the locks, too, or never answer. */
const PATIENCE_MS = 2_000;

/** `undefined` without the Web Locks API, which browsers have only in secure contexts. */
const snapshot = (): Promise<LockManagerSnapshot | undefined> =>
  within(PATIENCE_MS, (async () => navigator.locks.query())());

/** Whether any tab has the lock. */
export const isLocked = async (name: string): Promise<boolean> =>
  (await snapshot())?.held?.some((lock) => lock.name === name) ?? false;

/**
 * Runs the task with the lock. Without the API, or if the browser does not give the lock in time, it runs without it.
 *
 * @param timeoutMs for a tab with the lock, which a phone may have suspended; default: no limit
 */
export async function withLock<Result>(
  name: string,
  task: () => Promise<Result>,
  { mode = 'exclusive', timeoutMs }: { readonly mode?: LockMode; readonly timeoutMs?: number } = {},
): Promise<Result> {
  let running: Promise<Result> | undefined;
  const run = () => {
    running ??= task();
    return running;
  };
  const controller = new AbortController();
  const timer =
    timeoutMs === undefined ? undefined : setTimeout(() => controller.abort(), timeoutMs);
  const { signal } = controller;
  const request = async () =>
    navigator.locks.request(name, { mode, signal }, () => {
      clearTimeout(timer);
      return run();
    });
  // Refused, too late, or the task's own error, which `running` has.
  const end = request().catch(() => {});
  // A browser that does not say who has a lock gives none.
  if (await snapshot()) await end;
  clearTimeout(timer);
  return run();
}
