import { memoryStorage } from '@invitation/backend/memory-storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadError, lazyImport, optionalImport } from './lazy-import';

const ORIGIN = 'https://invitation.example';
const PAGE_CHUNK = `${ORIGIN}/assets/page.js`;
const GATE_CHUNK = `${ORIGIN}/assets/gate.js`;

const reload = vi.fn();
/** The requested URLs. `refetched` marks requests that bypass the HTTP cache. */
let requests: string[];
/** The URLs with an error in the HTTP cache. */
let failedUrls: Set<string>;
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  reload.mockClear();
  requests = [];
  failedUrls = new Set([PAGE_CHUNK]);
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { origin: ORIGIN, reload });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
    requests.push(cache === 'reload' ? `${address} refetched` : address);
    return new Response('', { status: cache !== 'reload' && failedUrls.has(address) ? 404 : 200 });
  });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    [GATE_CHUNK, PAGE_CHUNK, PAGE_CHUNK, `${ORIGIN}/pictures/a.avif`].map((name) => ({
      name,
      entryType: 'resource',
      startTime: 0,
      duration: 0,
      toJSON: () => {},
    })),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const failedImport = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('A failed import', () => {
  it('refetches the chunk before it reloads the page', async () => {
    reload.mockImplementation(() => requests.push('reload'));
    void lazyImport(failedImport);
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    expect(requests).toEqual([GATE_CHUNK, PAGE_CHUNK, `${PAGE_CHUNK} refetched`, 'reload']);
  });

  it('reloads the page once for several failures', async () => {
    void lazyImport(failedImport);
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    await expect(lazyImport(failedImport)).rejects.toThrow(LoadError);
    expect(reload).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(30_000);
    void lazyImport(failedImport);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });

  it('throws an error without a request when offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await expect(lazyImport(failedImport)).rejects.toThrow(/didn’t load.*has been kept/);
    expect(requests).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload the page while no request is answered, as in WebKit during a navigation', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Load failed')));
    const outcome = expect(lazyImport(failedImport)).rejects.toThrow(LoadError);
    await vi.advanceTimersByTimeAsync(10_000);
    await outcome;
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the page once requests are answered again, e.g. after a download', async () => {
    let isAnswered = false;
    const load = fetch;
    vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) =>
      isAnswered ? load(...request) : Promise.reject(new TypeError('Load failed')),
    );
    void lazyImport(failedImport);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(reload).not.toHaveBeenCalled();
    isAnswered = true;
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('throws an error without session storage', async () => {
    vi.stubGlobal('sessionStorage', null);
    await expect(lazyImport(failedImport)).rejects.toThrow(LoadError);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(['beforeunload', 'pagehide'])(
    'does not reload the page during another navigation (%s)',
    async (type) => {
      const loading = lazyImport(async () => {
        page.dispatchEvent(new Event(type));
        return failedImport();
      });
      const outcome = expect(loading).rejects.toThrow(LoadError);
      await vi.advanceTimersByTimeAsync(10_000);
      await outcome;
      expect(reload).not.toHaveBeenCalled();
    },
  );

  it('does not reload the page if another navigation has started', async () => {
    vi.stubGlobal('fetch', async () => {
      page.dispatchEvent(new Event('beforeunload'));
      return new Response();
    });
    const outcome = expect(lazyImport(failedImport)).rejects.toThrow(LoadError);
    await vi.advanceTimersByTimeAsync(10_000);
    await outcome;
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the page as soon as the guest returns to it', async () => {
    void lazyImport(async () => {
      page.dispatchEvent(new Event('pagehide'));
      return failedImport();
    });
    await vi.advanceTimersByTimeAsync(1000);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not treat the first pageshow event as a return', async () => {
    const loading = lazyImport(async () => {
      page.dispatchEvent(new Event('beforeunload'));
      // Browsers fire this event at the end of loading.
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
      return failedImport();
    });
    const outcome = expect(loading).rejects.toThrow(LoadError);
    await vi.advanceTimersByTimeAsync(10_000);
    await outcome;
    expect(reload).not.toHaveBeenCalled();
  });

  it('refetches an optional chunk without a reload', async () => {
    await expect(optionalImport(failedImport)).rejects.toThrow(TypeError);
    await vi.waitFor(() => expect(requests).toContain(`${PAGE_CHUNK} refetched`));
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('A successful import', () => {
  it('removes its listeners, so that Firefox can cache the page', async () => {
    const signals: AbortSignal[] = [];
    vi.stubGlobal('addEventListener', (_: string, __: unknown, options: { signal: AbortSignal }) =>
      signals.push(options.signal),
    );
    expect(await lazyImport(async () => 'chunk')).toBe('chunk');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
    expect(requests).toEqual([]);
  });
});
