import { memoryStorage } from '@invitation/backend/memory-storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadError, loadOptional, loadPart } from './load';

const ORIGIN = 'https://invitation.example';
const PAGE_CHUNK = `${ORIGIN}/assets/page.js`;
const GATE_CHUNK = `${ORIGIN}/assets/gate.js`;

const reload = vi.fn();
/** The addresses that were asked for, those past the HTTP cache with a mark. */
let asked: string[];
/** The addresses that the HTTP cache has an error for. */
let broken: Set<string>;
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  reload.mockClear();
  asked = [];
  broken = new Set([PAGE_CHUNK]);
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { origin: ORIGIN, reload });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
    asked.push(cache === 'reload' ? `${address} renewed` : address);
    return new Response('', { status: cache !== 'reload' && broken.has(address) ? 404 : 200 });
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

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('A chunk that cannot be loaded', () => {
  it('is renewed in the HTTP cache before the page is reloaded', async () => {
    reload.mockImplementation(() => asked.push('reload'));
    void loadPart(gone);
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    expect(asked).toEqual([GATE_CHUNK, PAGE_CHUNK, `${PAGE_CHUNK} renewed`, 'reload']);
  });

  it('reloads the page once, however many fail', async () => {
    void loadPart(gone);
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
    await expect(loadPart(gone)).rejects.toThrow(LoadError);
    expect(reload).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(30_000);
    void loadPart(gone);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });

  it('is an error without a network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await expect(loadPart(gone)).rejects.toThrow(/could not be loaded.*is kept/);
    expect(asked).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the page also where nothing can be renewed', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    void loadPart(gone);
    await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  });

  it('is an error where the browser keeps no note of the last reload', async () => {
    vi.stubGlobal('sessionStorage', null);
    await expect(loadPart(gone)).rejects.toThrow(LoadError);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each(['beforeunload', 'pagehide'])(
    'never reloads the page of a guest who goes elsewhere (%s)',
    async (type) => {
      const loading = loadPart(async () => {
        page.dispatchEvent(new Event(type));
        return gone();
      });
      const outcome = expect(loading).rejects.toThrow(LoadError);
      await vi.advanceTimersByTimeAsync(10_000);
      await outcome;
      expect(reload).not.toHaveBeenCalled();
    },
  );

  it('never reloads the page of a guest who goes elsewhere meanwhile', async () => {
    vi.stubGlobal('fetch', async () => {
      page.dispatchEvent(new Event('beforeunload'));
      return new Response();
    });
    const outcome = expect(loadPart(gone)).rejects.toThrow(LoadError);
    await vi.advanceTimersByTimeAsync(10_000);
    await outcome;
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the page of a guest who came back', async () => {
    void loadPart(async () => {
      page.dispatchEvent(new Event('pagehide'));
      return gone();
    });
    await vi.advanceTimersByTimeAsync(1000);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.advanceTimersByTimeAsync(9000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not take the end of loading for a return', async () => {
    const loading = loadPart(async () => {
      page.dispatchEvent(new Event('beforeunload'));
      // The page's own first appearance.
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
      return gone();
    });
    const outcome = expect(loading).rejects.toThrow(LoadError);
    await vi.advanceTimersByTimeAsync(10_000);
    await outcome;
    expect(reload).not.toHaveBeenCalled();
  });

  it('that the page can do without is renewed, and reloads nothing', async () => {
    await expect(loadOptional(gone)).rejects.toThrow(TypeError);
    await vi.waitFor(() => expect(asked).toContain(`${PAGE_CHUNK} renewed`));
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('A chunk that is loaded', () => {
  it('leaves no listener behind, so that Firefox may keep the page', async () => {
    const signals: AbortSignal[] = [];
    vi.stubGlobal('addEventListener', (_: string, __: unknown, options: { signal: AbortSignal }) =>
      signals.push(options.signal),
    );
    expect(await loadPart(async () => 'chunk')).toBe('chunk');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
    expect(asked).toEqual([]);
  });
});
