import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areDatabasesAvailable, isStorageAvailable } from './site-data';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A request to open a database, which fires this event. */
function opening(event?: 'onsuccess' | 'onerror' | 'onupgradeneeded') {
  const request = {
    error: new DOMException('The operation is insecure.', 'SecurityError'),
    result: { close: vi.fn() },
    transaction: { abort: vi.fn() },
  };
  const tell = (type: string) => Reflect.get(request, type)(new Event(type));
  if (event) queueMicrotask(() => tell(event));
  return request;
}

describe('Databases', () => {
  it.each([
    ['are missing', undefined],
    ['throw', { open: refuse }],
    ['refuse to open', { open: () => opening('onerror') }],
    ['never answer', { open: () => opening() }],
  ])('that %s are hidden from the SDKs within two seconds', async (_, indexedDB) => {
    vi.stubGlobal('indexedDB', indexedDB);
    const answer = areDatabasesAvailable();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await answer).toBe(false);
    expect(typeof globalThis.indexedDB).toBe('undefined');
  });

  it('that throw on access are hidden', async () => {
    Object.defineProperty(globalThis, 'indexedDB', { get: refuse, configurable: true });
    expect(await areDatabasesAvailable()).toBe(false);
    expect(typeof globalThis.indexedDB).toBe('undefined');
    Reflect.deleteProperty(globalThis, 'indexedDB');
  });

  it('are not created by the check', async () => {
    const request = opening('onupgradeneeded');
    vi.stubGlobal('indexedDB', { open: () => request });
    expect(await areDatabasesAvailable()).toBe(true);
    expect(request.transaction.abort).toHaveBeenCalledOnce();
  });

  it('that another visit has created are closed again', async () => {
    const request = opening('onsuccess');
    vi.stubGlobal('indexedDB', { open: () => request });
    expect(await areDatabasesAvailable()).toBe(true);
    expect(request.result.close).toHaveBeenCalledOnce();
  });
});

it.each([
  ['missing', null],
  ['full', { setItem: refuse, removeItem: () => {} }],
])('Storage that is %s is not available', (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  expect(isStorageAvailable()).toBe(false);
});
