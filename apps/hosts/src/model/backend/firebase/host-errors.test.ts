import { FirebaseError } from 'firebase/app';
import { afterEach, expect, it, vi } from 'vitest';
import { HostsError, RefusedError, UnansweredError } from '../../store/hosts-errors';
import { callAsHost, TIMEOUT_MS } from './host-errors';

afterEach(() => {
  vi.useRealTimers();
});

const failureOf = (code: string, isSent: boolean) =>
  callAsHost(
    async (_, onSend) => {
      if (isSent) onSend();
      throw new FirebaseError(code, code);
    },
    () => false,
  ).catch((error: unknown) => error);

it.each(['unavailable', 'deadline-exceeded', 'network-request-failed', 'internal'])(
  'After %s, a change may be saved only if it was sent',
  async (code) => {
    expect(await failureOf(code, true)).toBeInstanceOf(UnansweredError);
    const unsent = await failureOf(code, false);
    expect(unsent).toBeInstanceOf(HostsError);
    expect(unsent).not.toBeInstanceOf(UnansweredError);
  },
);

it.each(['permission-denied', 'unauthenticated'])(
  'After %s, a change that was sent is certainly not saved',
  async (code) => {
    expect(await failureOf(code, true)).toBeInstanceOf(RefusedError);
  },
);

it.each([true, false])(
  'After the timeout, it matters whether the change was sent: %s',
  async (isSent) => {
    vi.useFakeTimers();
    const call = callAsHost(
      (_, onSend) => {
        if (isSent) onSend();
        return new Promise<never>(() => {});
      },
      () => false,
    ).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    expect((await call) instanceof UnansweredError).toBe(isSent);
  },
);
