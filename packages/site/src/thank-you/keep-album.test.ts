import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepAlbum } from './keep-album';

const PICTURES = [
  { url: '/pictures/profile', width: 48 },
  { url: '/pictures/story-1', width: 600 },
  { url: '/pictures/story-2', width: 600 },
];
const PROFILE = '/pictures/profile-48.avif?tr=w-48';
const STORIES = ['/pictures/story-1-600.avif?tr=w-600', '/pictures/story-2-600.avif?tr=w-600'];

let kept: string[];
let underWay: number;
const fetched = vi.fn();

beforeEach(() => {
  kept = [];
  underWay = 0;
  fetched.mockReset();
  vi.stubGlobal('window', {});
  vi.stubGlobal('navigator', {});
  showPicture('/pictures/thank-you-1200.avif');
  vi.stubGlobal('caches', { match: async (path: string) => kept.includes(path) || undefined });
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    fetched(address, ++underWay);
    await Promise.resolve();
    return { arrayBuffer: async () => underWay-- };
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function showPicture(currentSrc: string): void {
  vi.stubGlobal('document', { querySelector: () => ({ currentSrc }) });
}

async function keep(pictures = PICTURES, { signal } = new AbortController()) {
  const done = keepAlbum(pictures, signal).catch(() => {});
  await vi.advanceTimersByTimeAsync(120_000);
  await done;
  return fetched.mock.calls.map(([address]) => address);
}

it('loads the smallest files one after another', async () => {
  expect(await keep()).toEqual([PROFILE, ...STORIES]);
  expect(fetched.mock.calls.map(([, underWay]) => underWay)).toEqual([1, 1, 1]);
});

it('waits before each file until the page is idle', async () => {
  void keepAlbum(PICTURES, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(499);
  expect(fetched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(fetched).toHaveBeenCalledOnce();
});

it('loads the format that the browser has chosen', async () => {
  showPicture('/pictures/thank-you-600.webp');
  expect(await keep()).toContain('/pictures/story-1-600.webp?tr=w-600');
});

it('loads no picture that is kept in any size', async () => {
  kept = ['/pictures/profile-96.avif', '/pictures/story-1-1200.avif'];
  expect(await keep()).toEqual([STORIES[1]]);
});

it('loads nothing for a guest who saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(await keep()).toEqual([]);
});

it('loads nothing that the worker does not keep', async () => {
  expect(await keep([{ url: 'https://cdn.example.com/story-1', width: 600 }])).toEqual([]);
});

it('ends when the guest leaves the page', async () => {
  const controller = new AbortController();
  fetched.mockImplementation(() => controller.abort());
  expect(await keep(PICTURES, controller)).toEqual([PROFILE]);
});

it('loads no more of a long album than the worker keeps', async () => {
  const album = Array.from({ length: 300 }, (_, index) => ({
    url: `/pictures/${index}`,
    width: 600,
  }));
  expect((await keep(album)).length).toBeLessThan(100);
});
