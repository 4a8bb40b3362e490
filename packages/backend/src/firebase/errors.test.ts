import { RsvpConflict } from '@invitation/domain/rsvp-save';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guarded, sentenceFor, TIME_LIMIT_MS } from './errors';

const failure = (code: string) => Object.assign(new Error(`Firebase: (${code})`), { code });

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('An error of Firebase becomes a sentence', () => {
  it.each([
    ['auth/network-request-failed', /connection.*broke off/],
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
  ])('%s', (code, sentence) => {
    expect(sentenceFor(failure(code))).toMatch(sentence);
  });

  it('names the missing network as the cause where there is none', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(sentenceFor(failure('unknown'))).toMatch(/offline/);
    expect(sentenceFor(failure('auth/network-request-failed'))).toMatch(/offline/);
    expect(sentenceFor('not even an error')).toMatch(/offline/);
    expect(sentenceFor(failure('permission-denied'))).toMatch(/refused/);
  });

  it.each([null, undefined, 7, {}])('takes %j for an error of its own', (error) => {
    expect(sentenceFor(error)).toMatch(/went wrong on our side/);
  });

  it('does not blame the network for an error of its own', () => {
    expect(sentenceFor('not even an error')).toMatch(/went wrong on our side/);
  });

  it('tells a lost connection from an error of the server', () => {
    const error = failure('unknown');
    error.message = 'Request failed with error: connection lost (TypeError: Load failed)';
    expect(sentenceFor(error)).toMatch(/connection.*broke off/);
  });

  it.each([
    ['500', /went wrong on our side/],
    ['503', /busy/],
    ['429', /busy/],
    ['403', /refused/],
  ])('tells the server fault %s behind a network error', (status, sentence) => {
    const error = Object.assign(failure('auth/network-request-failed'), {
      customData: { message: `ServerFault: ${status}` },
    });
    expect(sentenceFor(error)).toMatch(sentence);
  });
});

describe('A guarded call', () => {
  it('gives its result', async () => {
    expect(await guarded(async () => 'saved')).toBe('saved');
  });

  it('logs the original error and keeps it as the cause', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const original = failure('permission-denied');
    await expect(guarded(() => Promise.reject(original))).rejects.toMatchObject({
      cause: original,
    });
    expect(log).toHaveBeenCalledWith('Firebase:', original);
  });

  it('passes a conflict on as it is, and logs nothing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const conflict = new RsvpConflict({ name: 'Ada' }, ['name']);
    await expect(guarded(() => Promise.reject(conflict))).rejects.toBe(conflict);
    expect(log).not.toHaveBeenCalled();
  });

  it('tells the call when its time is up', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let told: AbortSignal | undefined;
    const call = guarded((signal) => {
      told = signal;
      return new Promise(() => {});
    }).catch(() => {});
    await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS - 1);
    expect(told?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(told?.aborted).toBe(true);
    await call;
    vi.useRealTimers();
  });

  it('ends after ten seconds', async () => {
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const call = expect(guarded(() => new Promise(() => {}))).rejects.toThrow(/too long/);
    await vi.advanceTimersByTimeAsync(TIME_LIMIT_MS);
    await call;
    expect(TIME_LIMIT_MS).toBe(10_000);
    vi.useRealTimers();
  });
});
