import { within } from './within';

/** A browser that refuses site data may refuse the locks, too, or never answer. */
const PATIENCE_MS = 2_000;

/** `undefined` without an answer, or without the Web Locks API, which browsers have only in secure contexts. */
const snapshot = (): Promise<LockManagerSnapshot | undefined> =>
  within(PATIENCE_MS, (async () => navigator.locks.query())());

/** Whether any tab has the lock. */
export const isLocked = async (name: string): Promise<boolean> =>
  (await snapshot())?.held?.some((lock) => lock.name === name) ?? false;

/**
 * Runs the task once it has the lock. If the API is missing or the lock is not granted in time, the task runs without it.
 *
 * @param timeoutMs how long to wait for another tab with the lock, which a phone may have suspended; default: no limit
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
  // Ignores a refusal, a timeout, and an error of the task, which `running` reports.
  const end = request().catch(() => {});
  // A browser that cannot list its locks does not grant any.
  if (await snapshot()) await end;
  clearTimeout(timer);
  return run();
}
