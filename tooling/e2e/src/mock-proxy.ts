import { createServer, request as httpRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `forward` sends the site's own response. */
type Handler = (response: ServerResponse, forward: () => void) => void | Promise<void>;

export interface MockProxy {
  readonly origin: string;
  /** Lets each handler answer one of the next requests. @param path matches the path without its query */
  mockResponse(path: RegExp, ...handlers: Handler[]): void;
  /** Lets a handler answer all requests. `null` restores the site's own responses. */
  replace(path: RegExp, handler: Handler | null): void;
  requests(path: RegExp): number;
  /** Whether each request ends without an answer. */
  isOffline: boolean;
  /** Replaces the browser's `Accept-Language`. */
  languages?: string;
  /** The origin of the site behind the proxy. Changing it simulates another deployment. */
  site: string;
  close(): void;
}

/** Unlike Playwright's routes, it leaves the browser's HTTP cache switched on. */
export async function startMockProxy(site: string): Promise<MockProxy> {
  const mocks: { path: RegExp; remaining: Handler[] }[] = [];
  const replaced = new Map<string, { path: RegExp; handler: Handler }>();
  const paths: string[] = [];
  const server = createServer((request, response) => {
    if (proxy.isOffline) {
      request.socket.destroy();
      return;
    }
    const url = new URL(request.url ?? '/', proxy.site);
    paths.push(url.pathname);
    const mock = mocks.find(
      ({ path, remaining }) => path.test(url.pathname) && remaining.length > 0,
    );
    const always = [...replaced.values()].find(({ path }) => path.test(url.pathname));
    const handler = mock?.remaining.shift() ?? always?.handler;
    const forward = () => {
      const headers = {
        ...request.headers,
        ...(proxy.languages && { 'accept-language': proxy.languages }),
      };
      const forwarded = httpRequest(url, { headers }, (received) => {
        response.writeHead(received.statusCode ?? 502, received.headers);
        received.pipe(response);
      });
      forwarded.on('error', () => response.destroy());
      forwarded.end();
    };
    if (handler) void handler(response, forward);
    else forward();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const proxy: MockProxy = {
    origin: `http://127.0.0.1:${port}`,
    isOffline: false,
    site,
    mockResponse: (path, ...remaining) => mocks.push({ path, remaining }),
    replace(path, handler) {
      if (handler) replaced.set(path.source, { path, handler });
      else replaced.delete(path.source);
    },
    requests: (path) => paths.filter((requested) => path.test(requested)).length,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return proxy;
}

/** The same header as the hosting sends. */
const CACHE_CONTROL = {
  assets: 'public, max-age=31536000, immutable',
  pictures: 'public, max-age=86400',
} as const;

export const notFound =
  (folder: keyof typeof CACHE_CONTROL): Handler =>
  (response) => {
    response.writeHead(404, {
      'cache-control': CACHE_CONTROL[folder],
      'content-type': 'text/html',
    });
    response.end('<h1>Not found</h1>');
  };

export const redirected: Handler = (response) => {
  response.writeHead(302, { location: '/' });
  response.end();
};

/** A 200, such as the page of a captive portal. */
export const answer =
  (type: string, body: string): Handler =>
  (response) => {
    response.writeHead(200, { 'content-type': type });
    response.end(body);
  };

export const passThrough: Handler = (_response, forward) => forward();

export function delayed(handler: Handler) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const later: Handler = async (response, forward) => {
    await released;
    await handler(response, forward);
  };
  return { handler: later, release };
}
