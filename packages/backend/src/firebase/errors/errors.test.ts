import { Conflict } from '@invitation/domain/rsvp/save';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callFirebase, messageFor, TIMEOUT_MS } from './errors';

const failure = (code: string) => Object.assign(new Error(`Firebase: (${code})`), { code });

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('The message for the guest', () => {
  it.each([
    ['auth/network-request-failed', /connection dropped/],
    ['unknown', /went wrong on our side/],
    ['unavailable', /busy/],
    ['permission-denied', /refused/],
    ['auth/user-disabled', /refused/],
    ['resource-exhausted', /busy/],
    ['auth/quota-exceeded', /busy/],
    ['auth/too-many-requests', /busy/],
    ['auth/operation-not-allowed', /switched off/],
    ['auth/admin-restricted-operation', /switched off/],
    ['deadline-exceeded', /too long/],
    ['internal', /went wrong on our side/],
  ])('explains %s', (code, sentence) => {
    expect(messageFor(failure(code))).toMatch(sentence);
  });

  it('mentions the network when the browser is offline', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(messageFor(failure('unknown'))).toMatch(/offline/);
    expect(messageFor(failure('auth/network-request-failed'))).toMatch(/offline/);
    expect(messageFor('not even an error')).toMatch(/offline/);
    expect(messageFor(failure('permission-denied'))).toMatch(/refused/);
  });

  it.each([null, undefined, 7, {}])('treats %j as an internal error', (error) => {
    expect(messageFor(error)).toMatch(/went wrong on our side/);
  });

  it('treats an unknown error as an internal error', () => {
    expect(messageFor('not even an error')).toMatch(/went wrong on our side/);
  });

  it('distinguishes a lost connection from a server error', () => {
    const error = failure('unknown');
    error.message = 'Request failed with error: connection lost (TypeError: Load failed)';
    expect(messageFor(error)).toMatch(/connection dropped/);
  });
});

describe('callFirebase', () => {
  it('returns the result', async () => {
    expect(await callFirebase(async () => 'saved')).toBe('saved');
  });

  it('logs the original error and keeps it as the cause', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const original = failure('permission-denied');
    await expect(callFirebase(() => Promise.reject(original))).rejects.toMatchObject({
      cause: original,
    });
    expect(log).toHaveBeenCalledWith('Firebase:', original);
  });

  it('rethrows a conflict without logging it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const conflict = new Conflict({ name: 'Ada' }, ['name']);
    await expect(callFirebase(() => Promise.reject(conflict))).rejects.toBe(conflict);
    expect(log).not.toHaveBeenCalled();
  });

  it('aborts the signal after the timeout', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let abortSignal: AbortSignal | undefined;
    const call = callFirebase((signal) => {
      abortSignal = signal;
      return new Promise(() => {});
    }).catch(() => {});
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
    expect(abortSignal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(abortSignal?.aborted).toBe(true);
    await call;
    vi.useRealTimers();
  });

  it('rejects after ten seconds', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const call = expect(callFirebase(() => new Promise(() => {}))).rejects.toThrow(/too long/);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    await call;
    expect(TIMEOUT_MS).toBe(10_000);
    vi.useRealTimers();
  });
});
