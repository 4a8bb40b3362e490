/** The ways in which a browser, an extension or a setting withholds an API from a page. */
export const WAYS = [
  'missing',
  'throws on access',
  'throws on call',
  'rejects',
  'never answers',
] as const;
type Way = (typeof WAYS)[number];
type Kind = 'storage' | 'accessor' | 'constructor' | 'promises' | 'database' | 'call' | 'later';
interface Api {
  readonly kind: Kind;
  readonly owner: 'window' | 'navigator' | 'document' | 'crypto' | 'Intl';
  readonly name: string;
}

const api = (kind: Kind, owner: Api['owner'], ...names: string[]): Api[] =>
  names.map((name) => ({ kind, owner, name }));

/** The APIs that pages and libraries use beyond the document, e.g. for storage, workers, other tabs and idle times. */
export const APIS: readonly Api[] = [
  ...api('storage', 'window', 'localStorage', 'sessionStorage'),
  ...api('accessor', 'document', 'cookie'),
  ...api('database', 'window', 'indexedDB'),
  ...api('promises', 'window', 'caches', 'cookieStore'),
  ...api('promises', 'navigator', 'locks', 'serviceWorker', 'storage', 'clipboard'),
  ...api('constructor', 'window', 'BroadcastChannel', 'Worker', 'SharedWorker', 'OffscreenCanvas'),
  ...api('later', 'window', 'requestIdleCallback'),
  ...api('later', 'document', 'startViewTransition'),
  ...api('call', 'window', 'matchMedia'),
  ...api('call', 'crypto', 'randomUUID'),
  ...api('promises', 'crypto', 'subtle'),
];

const WAYS_OF: Readonly<Record<Kind, readonly Way[]>> = {
  storage: ['missing', 'throws on access', 'throws on call'],
  accessor: ['throws on access'],
  constructor: ['missing', 'throws on access', 'throws on call'],
  call: ['missing', 'throws on access', 'throws on call'],
  promises: WAYS,
  database: WAYS,
  later: WAYS,
};

/** @returns each API that can fail in this way */
export const brokenIn = (way: Way): (Api & { readonly way: Way })[] =>
  APIS.filter(({ kind }) => WAYS_OF[kind].includes(way)).map((each) => ({ ...each, way }));

/** Runs in the page before its scripts. */
export function breakApis(broken: readonly (Api & { readonly way: Way })[]): void {
  const refusal = () => new DOMException('The operation is insecure.', 'SecurityError');
  const fail = () => {
    throw refusal();
  };
  const never = () => new Promise<never>(() => {});
  const rejected = () => {
    const promise = Promise.reject(refusal());
    // Handles the rejection here, so that only the page's own handling counts.
    promise.catch(() => {});
    return promise;
  };
  const answer = { 'throws on call': fail, rejects: rejected, 'never answers': never };
  for (const { kind, owner, name, way } of broken) {
    const target: object = owner === 'window' ? window : Reflect.get(window, owner);
    let holder: object | null = target;
    while (holder && !Object.hasOwn(holder, name)) holder = Object.getPrototypeOf(holder);
    if (!holder) continue;
    const define = (property: PropertyDescriptor) =>
      Object.defineProperty(target, name, { configurable: true, ...property });
    if (way === 'missing') {
      Reflect.deleteProperty(holder, name);
      continue;
    }
    if (way === 'throws on access') {
      define({ get: fail, set: fail });
      continue;
    }
    const original: object = Reflect.get(target, name);
    const call = answer[way];
    const methods = (of: object) =>
      new Proxy(of, {
        get: (_, property) => (typeof Reflect.get(of, property) === 'function' ? call : undefined),
      });
    const request = () => {
      const opened: { error: unknown; onerror?: (event: Event) => void } = { error: refusal() };
      if (way === 'rejects') setTimeout(() => opened.onerror?.(new Event('error')));
      return opened;
    };
    const transition = () => {
      const promise = call();
      return {
        ready: promise,
        finished: promise,
        updateCallbackDone: promise,
        skipTransition() {},
      };
    };
    const values: Record<Kind, () => unknown> = {
      storage: () => methods(original),
      accessor: () => undefined,
      constructor: () => new Proxy(original, { construct: fail }),
      promises: () => methods(original),
      database: () =>
        way === 'throws on call'
          ? methods(original)
          : { open: request, deleteDatabase: request, databases: call },
      call: () => fail,
      later: () => {
        if (way === 'throws on call') return fail;
        return name === 'startViewTransition' ? transition : () => 0;
      },
    };
    define({ value: values[kind](), writable: true });
  }
}
