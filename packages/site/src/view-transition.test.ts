import { afterEach, describe, expect, it, vi } from 'vitest';
import { withTransition } from './view-transition';

afterEach(() => vi.unstubAllGlobals());

describe('A change of what is shown', () => {
  it('is made where the browser has no view transitions', () => {
    vi.stubGlobal('document', {});
    const change = vi.fn();
    withTransition(change);
    expect(change).toHaveBeenCalledOnce();
  });

  it('is made, and nothing is amiss, where a transition gives way to the next', async () => {
    vi.stubGlobal('document', {
      startViewTransition: (change: () => void) => ({
        // An unhandled rejection fails the run.
        ready: Promise.reject(new DOMException('Transition was skipped', 'AbortError')),
        updateCallbackDone: Promise.resolve().then(change),
      }),
    });
    const change = vi.fn();
    await withTransition(change);
    expect(change).toHaveBeenCalledOnce();
  });
});
