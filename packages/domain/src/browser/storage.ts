/** The part of https://html.spec.whatwg.org/multipage/webstorage.html that the pages use. */
interface TextStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  removeItem(key: string): void;
  clear(): void;
}

export type StorageName = 'localStorage' | 'sessionStorage';

/** Storage throws if it is blocked or full. @returns `fallback` after any error, including an error of the task */
export function withStorage(name: StorageName, task: (storage: TextStorage) => void): void;
export function withStorage<Result>(
  name: StorageName,
  task: (storage: TextStorage) => Result,
  fallback: Result,
): Result;
export function withStorage<Result>(
  name: StorageName,
  task: (storage: TextStorage) => Result,
  fallback?: Result,
): Result | undefined {
  try {
    return task(Reflect.get(globalThis, name));
  } catch {
    return fallback;
  }
}
