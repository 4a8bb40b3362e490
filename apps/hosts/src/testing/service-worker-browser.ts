import { vi } from 'vitest';

/** The answers of a deployment, by path. */
type Deployment = Readonly<Record<string, () => Response>>;
type Listener = (event: object) => void;

const ORIGIN = 'https://hosts.example.com';

export const PAGE = (build: string) => () =>
  new Response(`page ${build}`, { headers: { 'content-type': 'text/html; charset=utf-8' } });
export const SCRIPT = (build: string) => () =>
  new Response(`script ${build}`, { headers: { 'content-type': 'text/javascript' } });

/** What a service worker sees of a browser: its caches, the network and its events. */
export class Browser {
  isOnline = true;
  readonly fetched: (RequestInit & { readonly path: string })[] = [];
  #deployment: Deployment = {};
  readonly #caches = new Map<string, Map<string, Response>>();
  /** Of the worker that controls the pages. */
  #listeners: ReadonlyMap<string, Listener> = new Map();

  /** @throws if the worker of the deployment could not be installed; the one before stays then */
  async visitAfterDeploying(deployment: Deployment): Promise<void> {
    this.#deployment = deployment;
    const listeners = new Map<string, Listener>();
    const claim = vi.fn();
    const skipWaiting = vi.fn();
    const files = Object.keys(deployment);
    vi.stubGlobal('SHELL_VERSION', files.join());
    vi.stubGlobal('SHELL_FILES', files);
    vi.stubGlobal('location', new URL(ORIGIN));
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => this.#fetch(path, init));
    vi.stubGlobal('caches', this.#cacheStorage());
    vi.stubGlobal('self', {
      clients: { claim },
      skipWaiting,
      addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    });
    vi.resetModules();
    await import('../service-worker');
    await dispatch(listeners, 'install');
    if (!skipWaiting.mock.calls.length) throw new Error('The worker waits until no page is open.');
    this.#listeners = listeners;
    await dispatch(listeners, 'activate');
    if (!claim.mock.calls.length) throw new Error('The worker does not control the open page.');
  }

  navigate = (path: string): Promise<string> => this.#request(path, 'navigate');
  load = (path: string): Promise<string> => this.#request(path, 'cors');

  async #request(path: string, mode: string): Promise<string> {
    let response: Promise<Response> | undefined;
    this.#listeners.get('fetch')?.({
      request: { url: ORIGIN + path, method: 'GET', mode },
      respondWith: (answer: Promise<Response>) => {
        response = answer;
      },
    });
    return (await (response ?? this.#fetch(path))).text();
  }

  async #fetch(path: string | { readonly url: string }, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(typeof path === 'string' ? path : path.url, ORIGIN);
    const response = this.isOnline ? this.#deployment[pathname]?.() : undefined;
    const isRedirect = response !== undefined && response.status >= 300 && response.status < 400;
    if (!response || response.type === 'error' || (isRedirect && init.redirect === 'error')) {
      throw new TypeError('Failed to fetch');
    }
    this.fetched.push({ ...init, path: pathname });
    return isRedirect ? SCRIPT('elsewhere')() : response;
  }

  #cacheStorage() {
    const find = (files: ReadonlyMap<string, Response> | undefined, path: string) =>
      files?.get(path)?.clone();
    return {
      keys: async () => [...this.#caches.keys()],
      delete: async (name: string) => this.#caches.delete(name),
      match: async (path: string) =>
        [...this.#caches.values()].map((files) => find(files, path)).find(Boolean),
      open: async (name: string) => {
        if (!this.#caches.has(name)) this.#caches.set(name, new Map());
        return {
          match: async (path: string) => find(this.#caches.get(name), path),
          put: async (path: string, response: Response) =>
            void this.#caches.get(name)?.set(path, response),
        };
      },
    };
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
