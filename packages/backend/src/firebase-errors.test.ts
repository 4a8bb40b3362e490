import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guarded, sentenceFor, TIME_LIMIT_MS } from './firebase-errors';

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
    ['auth/network-request-failed', /offline/],
    ['unavailable', /offline/],
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

  it('that tells an unknown error offline from one online', () => {
    expect(sentenceFor(failure('unknown'))).toMatch(/went wrong/);
    vi.stubGlobal('navigator', { onLine: false });
    expect(sentenceFor(failure('unknown'))).toMatch(/offline/);
    expect(sentenceFor('not even an error')).toMatch(/offline/);
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
