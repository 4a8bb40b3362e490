import { afterEach, describe, expect, it, vi } from 'vitest';
import { withTransition } from './view-transition';

afterEach(() => vi.unstubAllGlobals());

describe('withTransition', () => {
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
