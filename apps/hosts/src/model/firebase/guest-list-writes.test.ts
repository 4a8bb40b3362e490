import { type Firestore, runTransaction, type Transaction } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guestListWrites } from './guest-list-writes';
import { TIMEOUT_MS } from './host-errors';

vi.mock('firebase/firestore', () => ({ doc: vi.fn(), runTransaction: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('Writes nothing after the host has read that nothing was changed', async () => {
  const commit = vi.fn();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let ended: Promise<unknown> = Promise.resolve();
  vi.mocked(runTransaction).mockImplementation((_, change) => {
    const run = async () => {
      await answered;
      const transaction = { get: async () => ({ data: () => undefined }), delete: vi.fn() };
      const result = await change(transaction as unknown as Transaction);
      commit();
      return result;
    };
    const result = run();
    ended = result.catch(() => {});
    return result;
  });
  const writes = guestListWrites(
    () => ({}) as Firestore,
    [],
    () => false,
  );
  const deletion = { 'invitations/id': { answers: null, seen: [null] } } as const;
  const failure = expect(writes.write(deletion)).rejects.toThrow(/nothing was changed/);
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  await failure;
  answer();
  await ended;
  expect(commit).not.toHaveBeenCalled();
});
