// Opens a site without a connection. With a connection, a visit is the same as without this script. It keeps no data of guests.

import { within } from '@invitation/domain/browser/within';
import { LANGUAGES_FOLDER, LAST_LANGUAGE } from '@invitation/domain/words/language';
import { emptyCaches } from './empty-caches';

declare const SITE_VERSION: string;
/** `/` and the files of the build. Pictures are kept when they are shown. */
declare const SITE_FILES: readonly string[];
/** The default first. `null` on a site with one language (B16), which needs no code for languages. */
declare const SITE_LANGUAGES: readonly string[] | null;

/** The parts of https://www.w3.org/TR/service-workers/ that this script uses. */
interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface InstallEvent extends ExtendableEvent {
  /** Only Chromium has it. */
  addRoutes?(routes: readonly object[]): Promise<void>;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Worker {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

const worker = self as unknown as Worker;
const PREFIX = 'site-';
const CACHE = PREFIX + SITE_VERSION;
/** A page of the previous build may still be open and load files. */
const KEPT_BUILDS = 2;
const SHOWN_PICTURES = 'pictures';
/** Enough for a long album in both sizes. */
const PICTURE_LIMIT = 200;
/** A stalled connection, as in a basement, is as good as none. */
const PATIENCE_MS = 3_000;
/** The cache storage of an iPhone may never answer. */
const CACHE_PATIENCE_MS = 1_000;

/** True from when a guest leaves this browser until another page opens. */
let isForgotten = false;

/** @throws after a guest has left: late work must not restore a copy */
async function openCache(name: string): Promise<Cache> {
  const cache = await caches.open(name);
  if (!isForgotten) return cache;
  await caches.delete(name);
  throw new Error('Nothing is kept for a guest who has left.');
}

/** @throws unless the answer is the file, e.g. if it is the page of a failed deployment */
async function fetchFile(file: string): Promise<Response> {
  const response = await fetch(file, { cache: 'no-cache', redirect: 'error' });
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (
    response.status !== 200 ||
    isPage !== (SITE_LANGUAGES ? file.endsWith('.html') : file === '/')
  ) {
    throw new Error(`${file} was answered with something else (${response.status}).`);
  }
  return response;
}

async function copySite(): Promise<void> {
  // Stores nothing before all files are here, because the browser repeats a failed installation later.
  const files = await Promise.all(
    SITE_FILES.map(async (file) => [file, await fetchFile(file)] as const),
  );
  // After a rollback, this build may already have a cache. A new one comes last in the order of creation.
  await caches.delete(CACHE);
  try {
    const cache = await openCache(CACHE);
    await Promise.all(files.map(([file, response]) => cache.put(file, response)));
  } catch (error) {
    // The disk is full: keep nothing rather than an incomplete copy.
    await caches.delete(CACHE);
    throw error;
  }
}

async function install(): Promise<void> {
  await copySite();
  await worker.skipWaiting();
}

async function deleteOldCopies(): Promise<void> {
  // Caches are listed in the order of their creation.
  const names = await caches.keys();
  const kept = [
    ...names.filter((name) => name.startsWith(PREFIX)).slice(-KEPT_BUILDS),
    SHOWN_PICTURES,
    ...(SITE_LANGUAGES ? [LAST_LANGUAGE.cache] : []),
  ];
  await Promise.all(
    names.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)),
  );
}

/** All requests wait until this is done. */
async function activate(): Promise<void> {
  await within(CACHE_PATIENCE_MS, deleteOldCopies());
  await worker.clients.claim();
}

/** Completes the copy. The browser may have emptied the cache, or stopped this worker before the copy was complete. */
async function repair(): Promise<void> {
  // Opening a cache would create it.
  const kept = (await caches.has(CACHE)) ? await (await openCache(CACHE)).keys() : [];
  if (kept.length < SITE_FILES.length) await copySite();
}

/** The copy of a page or a calendar file in the language that was read last. */
async function pathInLanguage(path: string, [defaultLanguage]: readonly string[]): Promise<string> {
  if (path !== '/' && !path.startsWith('/calendar/')) return path;
  const last = await caches.match(LAST_LANGUAGE.path);
  const folder = `${LANGUAGES_FOLDER}/${(await last?.text()) ?? defaultLanguage}`;
  return folder + (path === '/' ? '/index.html' : path);
}

async function copyOf(path: string): Promise<Response | undefined> {
  if (SITE_LANGUAGES) path = await pathInLanguage(path, SITE_LANGUAGES);
  const own = await caches.match(path, { cacheName: CACHE });
  return own ?? (await caches.match(path)) ?? caches.match(smallerPicture(path));
}

/** Dense screens ask for twice the width, but `keepAlbum` has kept the smallest size. */
const smallerPicture = (path: string): string =>
  path.replace(/-(\d+)(\.\w+)$/, (_, width, ending) => `-${width / 2}${ending}`);

async function keepPicture(path: string, response: Response): Promise<void> {
  const isPicture = response.headers.get('content-type')?.startsWith('image/') ?? false;
  if (response.status !== 200 || response.redirected || !isPicture) return;
  const cache = await openCache(SHOWN_PICTURES);
  await cache.put(path, response);
  const [oldest, ...others] = await cache.keys();
  if (oldest && others.length >= PICTURE_LIMIT) await cache.delete(oldest);
}

/** Calls `load` without a copy, or if the cache storage fails. Without a connection, a late copy still counts. */
async function copyOr(path: string, load: () => Promise<Response>): Promise<Response> {
  const copy = copyOf(path).catch(() => undefined);
  const response = await within(CACHE_PATIENCE_MS, copy);
  return (
    response ??
    load().catch(async (error: unknown) => {
      const late = await copy;
      if (late) return late;
      throw error;
    })
  );
}

/** Names under `/assets/` contain a hash, so a copy is never out of date. */
const fromCopy = ({ request }: FetchEvent, path: string): Promise<Response> =>
  copyOr(path, () => fetch(request));

/** The device's copy answers for a server that fails, is out of reach or too slow. */
async function fromNetwork(event: FetchEvent, path: string): Promise<Response> {
  const fetched = fetch(event.request);
  if (path.startsWith('/pictures/')) {
    // A full disk must not keep a picture from being shown.
    event.waitUntil(fetched.then((it) => keepPicture(path, it.clone())).catch(() => {}));
  }
  const response = await within(PATIENCE_MS, fetched);
  return response && response.status < 500 ? response : copyOr(path, () => fetched);
}

/** The page deletes the copies, too, but this worker may still be storing some. */
async function forget(): Promise<void> {
  isForgotten = true;
  await emptyCaches();
}

/** The browser answers as `fromCopy` and `fromNetwork` do, without starting this worker. */
const ROUTES = [
  { condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' },
  {
    condition: { requestMode: 'navigate', requestMethod: 'get' },
    source: 'race-network-and-fetch-handler',
  },
];

worker.addEventListener('install', (event) => {
  // A browser that refuses the routes starts this worker for each request.
  event.addRoutes?.(ROUTES).catch(() => {});
  event.waitUntil(install());
});
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
// The only message is that a guest has left.
worker.addEventListener('message', (event) => event.waitUntil(forget()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const isFile = SITE_FILES.includes(pathname) || /^\/(assets|pictures|calendar)\//.test(pathname);
  const isPage = !isFile && request.mode === 'navigate';
  if (!isFile && !isPage) return;
  const respond = pathname.startsWith('/assets/') ? fromCopy : fromNetwork;
  event.respondWith(respond(event, isPage ? '/' : pathname));
  if (request.mode !== 'navigate') return;
  isForgotten = false;
  // Without a connection, a later visit repairs it.
  event.waitUntil(repair().catch(() => {}));
});
