import { LAST_LANGUAGE } from '@invitation/domain/words/language';
import { vi } from 'vitest';

type Answer = () => Response | Promise<Response>;
export type Deployment = Readonly<Record<string, Answer>>;
type Listener = (event: object) => void;
/** The calls of `CacheStorage`, and of `Cache` after a colon. */
export const STORAGE_CALLS = [
  ...['keys', 'has', 'delete', 'match', 'open'],
  ...[':match', ':keys', ':delete', ':put'],
] as const;
export type StorageCall = (typeof STORAGE_CALLS)[number];

const ORIGIN = 'https://site.example.com';

const answer = (text: string, type: string) => () =>
  new Response(text, { headers: { 'content-type': type } });
export const PAGE = (build: string) => answer(`page ${build}`, 'text/html; charset=utf-8');
export const SCRIPT = (build: string) => answer(`script ${build}`, 'text/javascript');
export const PICTURE = (content: string) => answer(`picture ${content}`, 'image/avif');
export const CALENDAR = (build: string) => answer(`calendar ${build}`, 'text/calendar');

/** What a service worker sees of a browser: its caches, the network and its events. */
export class Browser {
  isOnline = true;
  isDiskFull = false;
  /** Which calls fail, never answer (as may happen on iPhones) or take two seconds. */
  storageFault: {
    readonly calls: readonly StorageCall[];
    readonly kind: 'fails' | 'hangs' | 'delays';
  } | null = null;
  languages: readonly string[] | null = null;
  unregister = vi.fn();
  readonly fetched: (RequestInit & { readonly path: string })[] = [];
  deployment: Deployment = {};
  readonly #caches = new Map<string, Map<string, Response>>();
  #listeners: ReadonlyMap<string, Listener> = new Map();

  /** @throws if the worker of the deployment could not be installed; then the previous one stays */
  async visitAfterDeploying(
    deployment: Deployment,
    worker: () => Promise<unknown> = () => import('../service-worker'),
  ): Promise<void> {
    this.deployment = deployment;
    const listeners = new Map<string, Listener>();
    const claim = vi.fn();
    const skipWaiting = vi.fn();
    const files = Object.keys(deployment).filter((path) => !path.startsWith('/pictures/'));
    vi.stubGlobal('SITE_VERSION', files.join());
    vi.stubGlobal('SITE_FILES', files);
    vi.stubGlobal('SITE_LANGUAGES', this.languages);
    vi.stubGlobal('location', new URL(ORIGIN));
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => this.#fetch(path, init));
    vi.stubGlobal('caches', this.#cacheStorage());
    vi.stubGlobal('self', {
      clients: { claim },
      registration: { unregister: this.unregister },
      skipWaiting,
      addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    });
    vi.resetModules();
    await worker();
    await dispatch(listeners, 'install');
    if (!skipWaiting.mock.calls.length) throw new Error('The worker waits until no page is open.');
    this.#listeners = listeners;
    await dispatch(listeners, 'activate');
    if (listeners.has('fetch') && !claim.mock.calls.length) {
      throw new Error('The worker does not control the open page.');
    }
  }

  /** The browser makes room, or somebody clears the site's files. */
  emptyCaches = (): void => this.#caches.clear();
  /** The worker was stopped before it wrote this file. */
  lose(path: string): void {
    for (const files of this.#caches.values()) files.delete(path);
  }
  cacheCount = (): number => this.#caches.size;

  /** As the form of the next guest does. */
  async leave(): Promise<void> {
    this.#caches.clear();
    await dispatch(this.#listeners, 'message');
  }

  /** As the page does. */
  async read(language: string): Promise<void> {
    const cache = await this.#cacheStorage().open(LAST_LANGUAGE.cache);
    await cache.put(LAST_LANGUAGE.path, new Response(language));
  }

  navigate = (path: string): Promise<string> => this.#request(path, 'navigate');
  /** @param path a path of the site, or a full address of another origin */
  load = (path: string): Promise<string> => this.#request(path, 'cors');
  post = (path: string): Promise<string> => this.#request(path, 'navigate', 'POST');

  async #request(path: string, mode: string, method = 'GET'): Promise<string> {
    let response: Promise<Response> | undefined;
    const pending: Promise<unknown>[] = [];
    this.#listeners.get('fetch')?.({
      request: { url: new URL(path, ORIGIN).href, method, mode, redirect: 'manual' },
      respondWith: (answer: Promise<Response>) => {
        response = answer;
      },
      waitUntil: (promise: Promise<unknown>) => pending.push(promise),
    });
    const text = await (await (response ?? this.#fetch(path))).text();
    if (this.storageFault?.kind !== 'hangs') await Promise.all(pending);
    return text;
  }

  async #fetch(
    request: string | { readonly url: string; readonly redirect: RequestRedirect },
    init: RequestInit = typeof request === 'string' ? {} : { redirect: request.redirect },
  ): Promise<Response> {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, ORIGIN);
    // The hosting answers every address of a page with the page.
    const isFile = /^\/(assets|pictures|calendar)\//.test(pathname);
    const answer = this.deployment[pathname] ?? (isFile ? undefined : this.deployment['/']);
    const response = this.isOnline ? await answer?.() : undefined;
    const isRedirect = response !== undefined && response.status >= 300 && response.status < 400;
    if (!response || response.type === 'error' || (isRedirect && init.redirect === 'error')) {
      throw new TypeError('Failed to fetch');
    }
    this.fetched.push({ ...init, path: pathname });
    return isRedirect && init.redirect !== 'manual' ? SCRIPT('elsewhere')() : response;
  }

  #cacheStorage() {
    const find = (files: ReadonlyMap<string, Response> | undefined, path: string) =>
      files?.get(path)?.clone();
    const cache = (files: Map<string, Response>) =>
      this.#withFaults(':', {
        match: async (path: string) => find(files, path),
        keys: async () => [...files.keys()],
        delete: async (path: string) => files.delete(path),
        put: async (path: string, response: Response) => {
          if (this.isDiskFull) throw new DOMException('Full', 'QuotaExceededError');
          files.set(path, response);
        },
      });
    return this.#withFaults('', {
      keys: async () => [...this.#caches.keys()],
      has: async (name: string) => this.#caches.has(name),
      delete: async (name: string) => this.#caches.delete(name),
      match: async (path: string, { cacheName }: { readonly cacheName?: string } = {}) =>
        [...this.#caches]
          .filter(([name]) => name === (cacheName ?? name))
          .map(([, files]) => find(files, path))
          .find(Boolean),
      open: async (name: string) => {
        const files = this.#caches.get(name) ?? new Map<string, Response>();
        this.#caches.set(name, files);
        return cache(files);
      },
    });
  }

  #withFaults<Calls extends object>(prefix: '' | ':', calls: Calls): Calls {
    return new Proxy(calls, {
      get: (target, name) => {
        const call: unknown = Reflect.get(target, name);
        if (!this.storageFault?.calls.some((each) => each === prefix + String(name))) return call;
        const { kind } = this.storageFault;
        return async (...parameters: unknown[]) => {
          if (kind === 'fails') throw new Error('The storage fails.');
          if (kind === 'hangs') return new Promise(() => {});
          await new Promise((resolve) => setTimeout(resolve, 2_000));
          return typeof call === 'function' && call(...parameters);
        };
      },
    });
  }
}

/** Resolves when all that the listener waits for is done. */
async function dispatch(listeners: ReadonlyMap<string, Listener>, type: string): Promise<void> {
  let done: Promise<unknown> | undefined;
  listeners.get(type)?.({
    waitUntil: (promise: Promise<unknown>) => {
      done = promise;
    },
  });
  await done;
}
