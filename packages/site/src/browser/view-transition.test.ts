import { afterEach, describe, expect, it, vi } from 'vitest';
import { withTransition } from './view-transition';

afterEach(() => vi.unstubAllGlobals());

const promised = { ready: Promise.resolve(), finished: new Promise<void>(() => {}) };
const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};
const rejected = () => {
  const promise = Promise.reject(new DOMException('denied', 'SecurityError'));
  promise.catch(() => {});
  return promise;
};

describe('withTransition', () => {
  it.each([
    ['throws', refuse],
    ['rejects', () => ({ ...promised, updateCallbackDone: rejected() })],
    ['never answers', () => ({ ...promised, updateCallbackDone: new Promise(() => {}) })],
    [
      'answers late',
      (change: () => Promise<void>) => ({
        ...promised,
        updateCallbackDone: new Promise((resolve) => setTimeout(resolve, 1_500)).then(change),
      }),
    ],
  ])('makes the change once in a browser that %s', async (_, startViewTransition) => {
    vi.useFakeTimers();
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('document', { startViewTransition });
    const change = vi.fn();
    const changed = withTransition(change);
    await vi.advanceTimersByTimeAsync(1_000);
    await changed;
    expect(change).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(change).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('passes on the error of the change', async () => {
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('document', {
      startViewTransition: (change: () => Promise<void>) => ({
        ...promised,
        updateCallbackDone: change(),
      }),
    });
    const change = () => Promise.reject(new Error('of the page'));
    await expect(withTransition(change)).rejects.toThrow('of the page');
  });

  it('makes the change in a browser without view transitions', () => {
    vi.stubGlobal('document', {});
    const change = vi.fn();
    withTransition(change);
    expect(change).toHaveBeenCalledOnce();
  });

  it('makes the change without an unhandled rejection if the transition is skipped', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('document', {
      startViewTransition: (change: () => void) => ({
        // An unhandled rejection fails the run.
        ready: Promise.reject(new DOMException('Transition was skipped', 'AbortError')),
        finished: Promise.reject(new DOMException('Transition was skipped', 'AbortError')),
        skipTransition: () => {},
        updateCallbackDone: Promise.resolve().then(change),
      }),
    });
    const change = vi.fn();
    await withTransition(change);
    expect(change).toHaveBeenCalledOnce();
  });
});
