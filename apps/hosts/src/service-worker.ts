// Keeps the page and its files on the device, so that it opens at the door without a connection. It keeps no guests:
// Firestore's SDK has a copy of its own. The build compiles this file by itself.

/** Changes with each build. */
declare const SHELL_VERSION: string;
/** The page, `/`, and all files of the build. */
declare const SHELL_FILES: readonly string[];

/** The parts of https://www.w3.org/TR/service-workers/ that this script uses. */
interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Worker {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

const worker = self as unknown as Worker;
const PREFIX = 'hosts-page-';
const CACHE = PREFIX + SHELL_VERSION;
/** This build, and the one before: a page of it may still be open and load more of its files. */
const KEPT_BUILDS = 2;

/** @throws an Error unless the answer is the file, e.g. if it is the page of a failed or half-made deployment */
async function fetchFile(file: string): Promise<Response> {
  const response = await fetch(file, { cache: 'no-cache', redirect: 'error' });
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (response.status !== 200 || isPage !== (file === '/')) {
    throw new Error(`${file} was answered with something else (${response.status}).`);
  }
  return response;
}

async function install(): Promise<void> {
  // All of them before anything is stored: a browser tries a failed installation again later.
  const files = await Promise.all(
    SHELL_FILES.map(async (file) => [file, await fetchFile(file)] as const),
  );
  // After a rollback the build is there already, in an old place of the order.
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  await Promise.all(files.map(([file, response]) => cache.put(file, response)));
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  // In the order of their creation.
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  await Promise.all(names.slice(0, -KEPT_BUILDS).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function respond(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? (await caches.match(path)) ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const path = request.mode === 'navigate' ? '/' : pathname;
  if (SHELL_FILES.includes(path) || path.startsWith('/assets/')) {
    event.respondWith(respond(path, request));
  }
});
